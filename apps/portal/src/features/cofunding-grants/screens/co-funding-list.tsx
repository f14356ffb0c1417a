import { cofundingGrants } from '@urzad/contract';
import { SEE_CO_FUNDINGS } from '@urzad/grants';
import { coFundingList, coFundingListKey } from '#shared/entities/co-fundings/co-funding-list';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { CoFundingTable } from '../components/co-funding-table';
import { coFundingsMessages } from '../messages/co-fundings';

/** Co-funding of the project: one list in four tabs (Process §2.9). */
export function CoFundingList() {
  return (
    <OfficeList
      list={coFundingList}
      listKey={coFundingListKey}
      counts={cofundingGrants.counts}
      privilege={SEE_CO_FUNDINGS}
      words={useMessages(coFundingsMessages)}
      counted="all"
      table={CoFundingTable}
    />
  );
}
