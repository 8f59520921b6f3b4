// How somebody looks through the choices of a moment: it outlives the choices themselves.

export class Looking {
  /** The kind that is turned to. */
  kind = $state.raw<string | null>(null);
  /** The words that are looked for. */
  sought = $state('');
  /** Whether also those that bring nothing are shown. */
  spread = $state(false);
  /** The form that is open, by what it does; the choice itself is new with every message and in every language. */
  opened = $state.raw<string | null>(null);
  /** What was pressed last, so that the second press of a double one does not do something else. */
  pressed = '';

  /** Nothing is asked any more. */
  leave(): void {
    this.kind = null;
    this.sought = '';
    this.spread = false;
    this.opened = null;
    this.pressed = '';
  }
}
