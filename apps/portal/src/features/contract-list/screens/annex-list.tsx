import { cofundingAnnexes } from '@urzad/contract';
import { SEE_CONTRACTS } from '@urzad/grants';
import { annexList, annexListKey } from '#shared/entities/annexes/annex-list';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { AnnexRowsTable } from '../components/annex-rows-table';
import { annexListMessages } from '../messages/annexes';

/** The annexes of the office: one list, in tabs by who has to act (Process §2.11). */
export function AnnexList() {
  return (
    <OfficeList
      list={annexList}
      listKey={annexListKey}
      counts={cofundingAnnexes.counts}
      privilege={SEE_CONTRACTS}
      words={useMessages(annexListMessages)}
      counted="all"
      table={AnnexRowsTable}
    />
  );
}
