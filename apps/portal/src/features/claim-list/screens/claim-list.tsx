import { cofundingRequests } from '@urzad/contract';
import { SEE_CLAIMS } from '@urzad/grants';
import { claimList, claimListKey } from '#shared/entities/claims/claim-list';
import { useMessages } from '#shared/i18n/messages';
import { OfficeList } from '#shared/list/office-list';
import { ClaimTable } from '../components/claim-table';
import { claimListMessages } from '../messages/claims';

/** The claims of the office: one list, in tabs by what has to be done (Process §2.14). */
export function ClaimList() {
  return (
    <OfficeList
      list={claimList}
      listKey={claimListKey}
      counts={cofundingRequests.counts}
      privilege={SEE_CLAIMS}
      words={useMessages(claimListMessages)}
      counted="all"
      table={ClaimTable}
    />
  );
}
