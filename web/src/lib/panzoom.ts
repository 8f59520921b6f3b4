// Where a board that can be moved and enlarged stands: enlarged by `zoom`, then moved by `x` and `y`
// pixels. At zoom 1 it fills its box.

export interface Standing {
  zoom: number;
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export const WHOLE: Standing = { zoom: 1, x: 0, y: 0 };

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Moved back so far that no empty margin shows. */
export function settled(standing: Standing, box: Box, most: number): Standing {
  const zoom = between(standing.zoom, 1, most);
  return {
    zoom,
    x: between(standing.x, box.width * (1 - zoom), 0),
    y: between(standing.y, box.height * (1 - zoom), 0),
  };
}

/** Enlarged by a factor around a point of the box, which stays where it is. */
export function zoomed(
  standing: Standing,
  factor: number,
  at: { x: number; y: number },
  box: Box,
  most: number,
): Standing {
  const zoom = between(standing.zoom * factor, 1, most);
  const by = zoom / standing.zoom;
  return settled(
    { zoom, x: at.x - (at.x - standing.x) * by, y: at.y - (at.y - standing.y) * by },
    box,
    most,
  );
}

/** Moved so that a place of the board, from 0 to 1 across and down, is in the middle of the box. */
export function centred(standing: Standing, place: { x: number; y: number }, box: Box): Standing {
  const { zoom } = standing;
  return {
    zoom,
    x: box.width * (0.5 - place.x * zoom),
    y: box.height * (0.5 - place.y * zoom),
  };
}

/** Whether a place of the board, from 0 to 1 across and down, is seen in the box with a margin around it. */
export function inSight(
  { zoom, x, y }: Standing,
  place: { x: number; y: number },
  box: Box,
  margin: number,
): boolean {
  const seen = (at: number, whole: number) => at >= margin && at <= whole - margin;
  return (
    seen(place.x * zoom * box.width + x, box.width) &&
    seen(place.y * zoom * box.height + y, box.height)
  );
}

/** Moved just so far that a part, given in pixels of the box as it is now seen, is within it. */
export function revealed(
  standing: Standing,
  part: { x: number; y: number; width: number; height: number },
  box: Box,
  most: number,
): Standing {
  const shift = (from: number, size: number, whole: number) => {
    if (from < 0) {
      return -from;
    }
    return Math.min(whole - from - size, 0);
  };
  return settled(
    {
      zoom: standing.zoom,
      x: standing.x + shift(part.x, part.width, box.width),
      y: standing.y + shift(part.y, part.height, box.height),
    },
    box,
    most,
  );
}
