import { cofundingGrants } from '@urzad/contract';
import { CO_FUNDING_STATUSES } from '@urzad/grants';
import { options } from '../../list/list-filters';
import { defineListLocation, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { coFundingsKey } from './co-funding-query';

/** Co-funding of the project, as the office lists it. */
export const coFundingList = defineListLocation({
  endpoint: cofundingGrants.get,
  path: paths.coFundings,
  tableCode: 'cofundinggrant',
  tabs: {
    running: { status: 'running' },
    planned: { status: 'planned' },
    suspended: { status: 'suspended' },
    all: {},
  },
  sorts: ['lastname', 'date_from', 'date_to'],
  filters: { status: options(CO_FUNDING_STATUSES.codes) },
  choices: {},
});

export type CoFundingLocation = LocationOf<typeof coFundingList>;
export type CoFundingTab = CoFundingLocation['tab'];

export function coFundingHref({ id }: { id: number }, location: CoFundingLocation): string {
  return paths.coFunding(id) + coFundingList.toQuery(location);
}

export const coFundingListKey = [...coFundingsKey, 'list'] as const;
