import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@urzad/ui';
import { type CaseLocation, caseHref, caseList, caseListKey } from '#shared/entities/office-cases/case-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { ownersQuery } from '../api';
import { caseListMessages } from '../messages/cases';
import { CaseCard } from './case-card';
import { HIDDEN_COLUMNS, useCaseColumns } from './columns';

const NOBODY: readonly never[] = [];

/** One page of the list. */
export function CaseTable({ location, today, onLocationChange }: OfficeTableProps<CaseLocation>) {
  const words = useMessages(caseListMessages);
  const { data: owners = NOBODY } = useQuery(ownersQuery);
  const columns = useCaseColumns(location, today, owners);
  const shown = useListPage(caseList, location, { key: caseListKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={HIDDEN_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={(row) => caseHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{
        ...words.empty[location.tab],
        searchHint: words.nothingFoundHint,
        action: location.tab === 'mine' && (
          <TextLink variant="standalone" href={caseList.hrefOf(caseList.onTab(location, 'unassigned'))}>
            {words.goToUnassigned}
          </TextLink>
        ),
      }}
      card={(row) => <CaseCard row={row} location={location} today={today} />}
    />
  );
}
