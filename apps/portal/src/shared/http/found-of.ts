import { ApiFailure } from './api-failure';

/**
 * The answer of a `find` by id. The same endpoint may answer null for the current one; by id it never does, as an
 * unknown id is a 404.
 */
export function foundOf<Data>({ data }: { data: Data | null }): Data {
  if (data === null) throw new ApiFailure('object-no-exist', null, 404);
  return data;
}
