/** Until the page has drawn what changed and what moves has come to rest: half-way nobody reads it. */
export async function stillness() {
  await twoFrames();
  const ending = document
    .getAnimations()
    .filter((moving) => moving.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((moving) => moving.finished));
}

/** A widget that hears an event in one frame renders in the next. */
export function twoFrames(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
