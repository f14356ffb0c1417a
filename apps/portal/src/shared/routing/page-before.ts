/** The page that a guard sent away from, as it noted in the state of the navigation. */
export function pageBefore(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;

  return typeof from === 'string' ? from : undefined;
}

/** The page that the person asked for, to be shown once the sign-out is done. */
export function pageNext(state: unknown): string | undefined {
  const next = typeof state === 'object' && state !== null && 'next' in state ? state.next : undefined;

  return typeof next === 'string' ? next : undefined;
}
