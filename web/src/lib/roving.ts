// A drawing of many places of which the tab key comes to one: the arrow keys go on from it, I tells about it,
// and so does the other button of the mouse or a long touch.

export interface Roving {
  /** The attribute that names a place: `data-hex`. */
  attribute: string;
  /** The place that a key leads to; `undefined` if it leads nowhere. */
  next: (place: string, key: string) => string | undefined;
  /** Tells about a place. */
  inspect: (place: string) => void;
  /** A place has the focus now. */
  arrive: (place: string) => void;
}

/**
 * What a place in a drawing listens to: it is pressed, and looked at by the mouse or the focus. A focus that only
 * follows a finger is no look: it would stay when the finger has gone.
 */
export function place(press: () => void, look: (here: boolean) => void) {
  return {
    onclick: press,
    onkeydown(event: KeyboardEvent) {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        press();
      }
    },
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(true),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && look(false),
    onfocus: (event: FocusEvent) =>
      (event.currentTarget as Element).matches(':focus-visible') && look(true),
    onblur: () => look(false),
  };
}

/** What the drawing listens to. */
export function roving({ attribute, next, inspect, arrive }: Roving) {
  const placeAt = (event: Event): string | null =>
    (event.target as Element).closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;

  function tell(event: Event, place: string) {
    event.preventDefault();
    inspect(place);
  }

  return {
    onkeydown(event: KeyboardEvent) {
      const place = placeAt(event);
      if (place === null || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      if (event.key === 'i' || event.key === 'I') {
        tell(event, place);
        return;
      }
      const to = next(place, event.key);
      if (to !== undefined) {
        event.preventDefault();
        arrive(to);
        const drawing = event.currentTarget as Element;
        drawing.querySelector<SVGElement>(`[${attribute}="${to}"]`)?.focus();
      }
    },
    oncontextmenu(event: MouseEvent) {
      const place = placeAt(event);
      if (place !== null) {
        tell(event, place);
      }
    },
    onfocusin(event: FocusEvent) {
      const place = placeAt(event);
      if (place !== null) {
        arrive(place);
      }
    },
  };
}
