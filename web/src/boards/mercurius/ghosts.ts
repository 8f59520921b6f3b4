// Where markers will be: the ghosts on a track.

export interface Ghost {
  marker: number;
  /** Whether the marker comes to rest here. */
  last: boolean;
}

/** The fields on which coming moves put a marker, each once, the present field left out. */
export function ghostsOf(marker: number, coming: { marker: number }[]): Ghost[] {
  const end = coming.at(-1)?.marker;
  const fields = [...new Set(coming.map((move) => move.marker))];
  return fields
    .filter((field) => field !== marker)
    .map((field) => ({ marker: field, last: field === end }));
}

/** The stretch of a track that a marker travels, from the least to the highest field. */
export function stretch(marker: number, ghosts: { marker: number }[]): [from: number, to: number] {
  const all = [marker, ...ghosts.map((ghost) => ghost.marker)];
  return [Math.min(...all), Math.max(...all)];
}
