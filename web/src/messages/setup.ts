// Tests say things in English.

import { languages } from '../lib/language.svelte';

await languages.load(
  'common',
  'front',
  'frame',
  'play',
  'kommersant',
  'mercurius',
  'nano',
  'nano-panels',
  'reverse-monopoly',
);
