import { queryOptions } from '@tanstack/react-query';
import { officeCases } from '@urzad/contract';
import type { CaseSubject } from '@urzad/grants';
import { request } from '../../session/client';
import { casesKey } from './case-query';

/** More than an object has. */
const CASES_MAX = 50;

/** The cases about one object that this person may see, the last written first. */
export function casesAboutQuery(obj_type: CaseSubject, id_obj: number) {
  return queryOptions({
    queryKey: [...casesKey, 'get', obj_type, id_obj],
    queryFn: async ({ signal }) => {
      const query = { obj_type, id_obj, page_count: CASES_MAX, sort: '-last_date' } as const;
      return (await request(officeCases.get, { query, signal })).data;
    },
  });
}
