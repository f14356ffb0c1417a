import { cofundingContracts } from '@urzad/contract';
import { CONTRACT_STATUSES } from '@urzad/grants';
import { onlyMe, options } from '../../list/list-filters';
import { defineListLocation, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { contractsKey } from './contract-query';
import { SIGNING_TABS } from './signing-tabs';

/** The contracts of the office, by who has to act (Process §2.10). */
export const contractList = defineListLocation({
  endpoint: cofundingContracts.get,
  path: paths.contracts,
  tableCode: 'cofundingcontract',
  tabs: SIGNING_TABS,
  sorts: ['number', 'lastname', 'sign_to', 'create_date'],
  filters: { status: options(CONTRACT_STATUSES.codes), prepared: onlyMe(), second: onlyMe() },
  choices: {},
});

export type ContractLocation = LocationOf<typeof contractList>;
export type ContractTab = ContractLocation['tab'];

/** The address of a contract has the location in the list, so that its desk can link to the next one. */
export function contractHref({ id }: { id: number }, location: ContractLocation): string {
  return paths.contract(id) + contractList.toQuery(location);
}

export const contractListKey = [...contractsKey, 'list'] as const;
