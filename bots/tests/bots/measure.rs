//! Measuring a game.

use kontor_bots::measure::{Effort, measure};
use kontor_games::Mercurius;

#[test]
fn a_game_is_measured_at_any_number_of_players() {
    for players in 3..=5 {
        let speed = measure::<Mercurius>(players, Effort::TRIAL).unwrap();
        assert_eq!((speed.game, speed.players), ("Mercurius", players));
        assert_eq!(speed.state_bytes, size_of::<Mercurius>());
        assert!(speed.steps_per_game > 1.0);
        // How fast is no matter of a test; a clock too coarse for this may even see no time pass.
        assert!(speed.playouts_per_second > 0.0 && speed.tries_per_second > 0.0, "{speed:?}");
        assert!(speed.step_ns >= 0.0 && speed.apply_ns >= 0.0 && speed.clone_ns >= 0.0);
    }
    assert!(measure::<Mercurius>(6, Effort::TRIAL).is_err());
}
