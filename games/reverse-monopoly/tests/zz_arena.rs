use kontor_engine::play::*;
use kontor_engine::*;
use kontor_reverse_monopoly::*;
fn run(players: usize, games: u64, steady: &dyn Fn(u64, usize) -> bool, options: &[(&str, i64)]) {
    let chosen = options.iter().map(|(k, v)| (k.to_string(), OptionValue::Number(*v))).collect();
    let setup = Setup::new(ReverseMonopoly::info(), None, players, &chosen).unwrap();
    let (mut won, mut shared, mut turns, mut steps, mut endings, mut wild) = (0, 0, Vec::new(), 0u64, std::collections::BTreeMap::new(), 0);
    let t = std::time::Instant::now();
    for game in 0..games {
        let seed = Seed::derived(1991, game);
        let mut policies: Vec<Box<dyn Policy<ReverseMonopoly>>> = (0..players).map(|s| -> Box<dyn Policy<ReverseMonopoly>> { if steady(game, s) { Box::new(Steady) } else { Box::new(Random::default()) } }).collect();
        let mut sources = Sources { chance: Generator::new(seed, 0), players: Generator::new(seed, 1) };
        let mut g = ReverseMonopoly::set_up(&setup).unwrap();
        steps += play_out(&mut g, &mut policies, &mut sources, 1_000_000, |_, _| {}) as u64;
        let st = g.standing(Viewer::All);
        let w = st.winners();
        if w.len() > 1 { shared += 1 } else if steady(game, w.single().unwrap().index()) { won += 1 }
        let v = serde_json::to_value(g.view(Viewer::All)).unwrap();
        turns.push(v["turn"].as_u64().unwrap());
        if let Some(s) = w.single() { if v["players"][s.index()]["progress"]["wild"] == true && v["players"][s.index()]["progress"]["tripled"]==3 { wild += 1 } }
        *endings.entry(st.ending.unwrap()).or_insert(0) += 1;
    }
    turns.sort();
    println!("{players}p: steady won {won}/{games} shared {shared}; turns median {} p10 {} p90 {} max {}; steps/game {}; {:?}; wild {wild}; {:?}/game", turns[turns.len()/2], turns[turns.len()/10], turns[turns.len()*9/10], turns[turns.len()-1], steps / games, endings, t.elapsed() / games as u32);
}
#[test]
fn arena() {
    let o = [("turns", 300)];
    for p in 3..=5 { run(p, 200, &|g, s| g as usize % p == s, &o); }
    for p in 3..=5 { run(p, 200, &|_, _| true, &o); }
    for p in 3..=5 { run(p, 200, &|_, _| false, &[]); }
}
