import { TextLink } from '@urzad/ui';
import { type ClaimLocation, claimHref, claimList, claimListKey } from '#shared/entities/claims/claim-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { claimListMessages } from '../messages/claims';
import { ClaimCard } from './claim-card';
import { HIDDEN_COLUMNS, useClaimColumns } from './columns';

/** One page of the list. */
export function ClaimTable({ location, today, onLocationChange }: OfficeTableProps<ClaimLocation>) {
  const words = useMessages(claimListMessages);
  const columns = useClaimColumns(location, today);
  const shown = useListPage(claimList, location, { key: claimListKey });
  const isOfOne = Object.values(location.choices).some((chosen) => chosen !== undefined);

  return (
    <>
      {isOfOne && (
        <p className="u:flex u:flex-wrap u:items-baseline u:gap-x-3">
          <span>{words.ofOne(shown.page.data?.data[0]?.person ?? '')}</span>
          <TextLink href={claimList.hrefOf({ ...location, page: 1, choices: {} })}>{words.showAll}</TextLink>
        </p>
      )}
      <ListTable
        {...shown}
        onLocationChange={onLocationChange}
        columns={columns}
        hidden={HIDDEN_COLUMNS}
        caption={words.tabs[location.tab]}
        rowHref={(row) => claimHref(row, location)}
        exportName={words.exportName}
        failed={words.loadTitle}
        empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
        card={(row) => <ClaimCard row={row} location={location} today={today} />}
      />
    </>
  );
}
