import { queryOptions } from '@tanstack/react-query';
import { libraries } from '@urzad/contract';
import { requestKept } from '../../kept-answers/request-kept';
import { request } from '../../session/client';

/** All queries about dictionaries have this key. */
export const librariesKey = ['library'] as const;

export function libraryQuery(id: number) {
  return queryOptions({
    queryKey: [...librariesKey, 'find', id],
    queryFn: async ({ signal }) => (await request(libraries.find, { query: { id }, signal })).data,
  });
}

/** All items of a dictionary, by its code. */
export function libraryOptionsQuery(code: string) {
  return queryOptions({
    queryKey: [...librariesKey, 'options', code],
    queryFn: async ({ signal }) => (await requestKept(libraries.options, { query: { code }, signal })).data,
  });
}
