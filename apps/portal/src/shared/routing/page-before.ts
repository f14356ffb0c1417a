/** The page that a guard sent away from, as it noted in the state of the navigation. */
export function pageBefore(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;

  return typeof from === 'string' ? from : undefined;
}
