import { officeCases } from '@urzad/contract';
import { CASE_KIND_CODES, CASE_PRIORITY_CODES, OFFICE_CASE_STATUSES } from '@urzad/grants';
import { ids, options } from '../../list/list-filters';
import { defineListLocation, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { casesKey } from './case-query';

/** The cases of the office. */
export const caseList = defineListLocation({
  endpoint: officeCases.get,
  path: paths.officeCases,
  tableCode: 'officecase',
  tabs: {
    mine: { owner: 'me', live: 'yes' },
    unassigned: { owner: 'none', live: 'yes' },
    overdue: { overdue: 'yes' },
    live: { live: 'yes' },
    all: {},
  },
  sorts: ['due_date', 'create_date', 'last_date'],
  filters: {
    status: options(OFFICE_CASE_STATUSES.codes),
    kind: options(CASE_KIND_CODES),
    priority: options(CASE_PRIORITY_CODES),
    owner: ids(),
  },
  choices: {},
});

export type CaseLocation = LocationOf<typeof caseList>;
export type CaseTab = CaseLocation['tab'];

/** The address of a case has the location in the list, so that its desk can link to the next one. */
export function caseHref({ id }: { id: number }, location: CaseLocation): string {
  return paths.officeCase(id) + caseList.toQuery(location);
}

export const caseListKey = [...casesKey, 'list'] as const;
