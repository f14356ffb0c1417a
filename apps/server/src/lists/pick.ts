import { ApiError } from '../api-error';

/**
 * Keeps only the asked fields (`scope`).
 * @throws ApiError `not-valid` for a field that this caller does not see
 */
export function pick<View extends object>(view: View, scope: readonly string[] | undefined): Partial<View> {
  if (!scope) return view;
  if (!scope.every((field) => Object.hasOwn(view, field)))
    throw new ApiError('not-valid', { scope: 'not-valid' });
  const kept = Object.entries(view).filter(([field]) => scope.includes(field));
  return Object.fromEntries(kept) as Partial<View>; // entries of a View make a part of a View
}
