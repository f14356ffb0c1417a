import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@urzad/ui';
import { type ClaimLocation, claimHref, claimList, claimListKey } from '#shared/entities/claims/claim-list';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { claimListMessages } from '../messages/claims';
import { ClaimCard } from './claim-card';
import { HIDDEN_COLUMNS, useClaimColumns } from './columns';

/** One page of the list. */
export function ClaimTable({ location, today, onLocationChange }: OfficeTableProps<ClaimLocation>) {
  const words = useMessages(claimListMessages);
  const columns = useClaimColumns(location, today);
  const filter = claimList.filterOf(location);
  const page = useQuery(listPageQuery(claimList.endpoint, claimListKey, filter));

  const isOfOne = Object.values(location.choices).some((chosen) => chosen !== undefined);

  return (
    <>
      {isOfOne && (
        <p className="u:flex u:flex-wrap u:items-baseline u:gap-x-3">
          <span>{words.ofOne(page.data?.data[0]?.person ?? '')}</span>
          <TextLink href={claimList.hrefOf({ ...location, page: 1, choices: {} })}>{words.showAll}</TextLink>
        </p>
      )}
      <ListTable
        list={claimList}
        location={location}
        onLocationChange={onLocationChange}
        page={page}
        loadAll={() => wholeList(claimList.endpoint, filter)}
        columns={columns}
        hidden={HIDDEN_COLUMNS}
        caption={words.tabs[location.tab]}
        rowHref={(row) => claimHref(row, location)}
        exportName={words.exportName}
        failed={words.loadTitle}
        empty={
          <ListEmpty
            {...words.empty[location.tab]}
            list={claimList}
            location={location}
            total={page.data?.count ?? 0}
            searchHint={words.nothingFoundHint}
          />
        }
        card={(row) => <ClaimCard row={row} location={location} today={today} />}
      />
    </>
  );
}
