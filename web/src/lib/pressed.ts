// Where something was pressed last: what names a sum of money does not appear under a pointer that just pressed
// something else.

export interface Press {
  x: number;
  y: number;
  /** What was pressed there, as far as it says. */
  kind: string;
}

export interface Placed {
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** What pressing it does. */
  kind: string;
  /** Whether it is the main choice, before all others. */
  first?: boolean;
}

/** A mouse that has moved so far, in pixels, is meant to be where it is. */
const MOVED = 10;
/** So long after it was lifted a finger may come down again unmeant, in milliseconds. */
const LIFTED = 1_500;
/** Room between the pointer and what comes below it. */
const ROOM = 10;

let last: (Press & { touch: boolean; at: number }) | null = null;

function note(event: PointerEvent): void {
  const pressed = (event.target as Element | null)?.closest<HTMLElement>(
    '[data-kind], [data-bid], [data-money]',
  );
  const kind = pressed ? kindPressed(pressed) : '';
  const { clientX: x, clientY: y, pointerType } = event;
  last = { x, y, kind, touch: pointerType !== 'mouse', at: performance.now() };
}

function move({ clientX, clientY, pointerType }: PointerEvent): void {
  const far = last && Math.hypot(clientX - last.x, clientY - last.y) > MOVED;
  if (far && pointerType === 'mouse') {
    last = null;
  }
}

globalThis.addEventListener?.('pointerdown', note, { capture: true, passive: true });
globalThis.addEventListener?.('pointermove', move, { capture: true, passive: true });

/** What a button does, by what it says of itself. */
export function kindPressed(button: HTMLElement): string {
  return button.dataset.kind ?? button.dataset.order ?? 'bid';
}

/** The last press, if its pointer is still there. */
export function lastPress(now = performance.now()): Press | null {
  return last && (!last.touch || now - last.at < LIFTED) ? last : null;
}

/** How far down things have to go so that none of them lies under the pointer that pressed something else. */
export function roomAbove(press: Press | null, placed: Placed[]): number {
  return shiftAside(press, placed, 0, Number.POSITIVE_INFINITY);
}

/**
 * The same where a main choice stands before the others: it keeps its place, and only the others go down, unless it names
 * a sum itself and would lie under the pointer.
 */
export function roomBeside(
  press: Press | null,
  placed: Placed[],
  hasMain: boolean,
): { above: number; between: number } {
  const main = placed.filter(({ first }) => first);
  if (!hasMain || roomAbove(press, main) > 0) {
    return { above: roomAbove(press, placed), between: 0 };
  }
  const others = placed.filter(({ first }) => !first);
  return { above: 0, between: roomAbove(press, others) };
}

/**
 * Where choices one below another part, so that none of them lies under the pointer: the first that would goes down by so
 * much, and those below it with it. All of them would leave a hole above them.
 */
export function partingAt(
  press: Press | null,
  placed: Placed[],
): { at: number; down: number } | null {
  const under = ({ kind, top, bottom, left, right }: Placed) =>
    press !== null &&
    kind !== press.kind &&
    left <= press.x &&
    press.x <= right &&
    top - ROOM < press.y &&
    press.y < bottom + ROOM;
  const at = placed.findIndex(under);
  const first = placed[at];
  return press && first ? { at, down: press.y + ROOM - first.top } : null;
}

/** How far something that has so much room above and below it has to be moved, for the same; down if more than 0. */
export function shiftAside(
  press: Press | null,
  placed: Placed[],
  up: number,
  down: number,
): number {
  if (!press) {
    return 0;
  }
  const there = placed.filter(
    ({ kind, left, right }) => kind !== press.kind && left <= press.x && press.x <= right,
  );
  const isFree = (by: number) =>
    there.every(({ top, bottom }) => press.y <= top + by - ROOM || bottom + by + ROOM <= press.y);
  const shifts = there.flatMap(({ top, bottom }) => [
    press.y + ROOM - top,
    press.y - ROOM - bottom,
  ]);
  return (
    [0, ...shifts]
      .filter((by) => by >= -up && by <= down)
      .toSorted((one, other) => Math.abs(one) - Math.abs(other))
      .find(isFree) ?? 0
  );
}

/** How far down the sheet of a phone glides yet, to where it will lie. */
export function glidesYet(sheet: HTMLElement, inside: HTMLElement): number {
  const { transform } = getComputedStyle(sheet);
  const at = transform === 'none' ? 0 : new DOMMatrix(transform).m42;
  return sheet.offsetHeight - inside.offsetHeight - at;
}

/** What names a sum inside of something, and where it lies, or is going to once that has glided so far down. */
export function sumsIn(root: HTMLElement, glides = 0): Placed[] {
  return [...root.querySelectorAll<HTMLElement>('[data-money]')].map((button) => {
    const { left, right, ...now } = button.getBoundingClientRect().toJSON();
    const [top, bottom] = [now.top + glides, now.bottom + glides];
    const first = button.dataset.first !== undefined;
    return { top, bottom, left, right, kind: kindPressed(button), first };
  });
}
