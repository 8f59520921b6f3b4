// The browser draws what glides, on a busy machine later than its time: what should have arrived may still be on its way.

/** Resolves when whatever glides to its place is there. */
export async function landed(): Promise<void> {
  const glides = (globalThis.document?.getAnimations() ?? []).filter(
    (one) => 'transitionProperty' in one && one.transitionProperty === 'transform',
  );
  // What is sent elsewhere meanwhile does not arrive.
  await Promise.allSettled(glides.map(({ finished }) => finished));
}
