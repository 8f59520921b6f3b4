// The tone that calls: two soft notes, made here and now. Browsers let a page sound only after somebody pressed
// something on it.

/** Its notes, in hertz, and when each begins, in seconds. */
const NOTES = [
  { pitch: 659.26, at: 0 },
  { pitch: 880, at: 0.16 },
];
const LASTS = 0.7;
const LOUDNESS = 0.14;
const SILENCE = 0.0001;

let audio: AudioContext | null = null;
/** How many calls sound just now. */
let sounding = 0;

/** To be called when something is pressed. */
function unlock(): void {
  if (typeof AudioContext === 'undefined') {
    return;
  }
  audio ??= new AudioContext();
  audio.resume().then(hush, () => {});
}

/** A loudspeaker that is held open takes power all the time, so it is let go of while nothing sounds. */
function hush(): void {
  if (sounding === 0) {
    audio?.suspend().catch(() => {});
  }
}

for (const press of ['pointerdown', 'keydown']) {
  globalThis.addEventListener?.(press, unlock, { once: true, capture: true, passive: true });
}

export function ring(): void {
  // What was pressed before this was loaded counts, too.
  if (!audio && globalThis.navigator?.userActivation?.hasBeenActive) {
    unlock();
  }
  const context = audio;
  if (!context) {
    return;
  }
  sounding++;
  context.resume().catch(() => {});
  let last: OscillatorNode | undefined;
  for (const { pitch, at } of NOTES) {
    const from = context.currentTime + at;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(SILENCE, from);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(SILENCE, from + LASTS);
    note.connect(volume).connect(context.destination);
    note.start(from);
    note.stop(from + LASTS);
    last = note;
  }
  last?.addEventListener('ended', () => {
    sounding--;
    hush();
  });
}
