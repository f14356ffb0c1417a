import { ApiFailure } from './api-failure';

/**
 * What a `find` by id answered. The same endpoint may answer null when asked for the current one; by id it never does, since
 * what is not there is a 404.
 */
export function foundOf<Data>({ data }: { data: Data | null }): Data {
  if (data === null) throw new ApiFailure('object-no-exist', null, 404);
  return data;
}
