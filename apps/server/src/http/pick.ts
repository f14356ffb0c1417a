/** Keeps only the asked fields (`scope`). */
export function pick<View extends object>(view: View, scope: readonly string[] | undefined): Partial<View> {
  if (!scope) return view;
  const kept = Object.entries(view).filter(([field]) => scope.includes(field));
  return Object.fromEntries(kept) as Partial<View>; // entries of a View make a part of a View
}
