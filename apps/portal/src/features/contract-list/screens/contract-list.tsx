import { cofundingContracts } from '@urzad/contract';
import { SEE_CONTRACTS } from '@urzad/grants';
import { contractList, contractListKey } from '#shared/entities/contracts/contract-list';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { ContractTable } from '../components/contract-table';
import { contractListMessages } from '../messages/contracts';

/** The contracts of the office: one list, in tabs by who has to act (Process §2.10). */
export function ContractList() {
  return (
    <OfficeList
      list={contractList}
      listKey={contractListKey}
      counts={cofundingContracts.counts}
      privilege={SEE_CONTRACTS}
      words={useMessages(contractListMessages)}
      counted="all"
      table={ContractTable}
    />
  );
}
