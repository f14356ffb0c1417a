import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { useManySteps } from '#shared/list/use-many-steps';
import { ownersQuery } from '../api';
import { type ContactLocation, contactList, contactListKey, messageHref } from '../logic/contact-list';
import { useContactSteps } from '../logic/use-contact-steps';
import { contactListMessages } from '../messages/list';
import { HIDDEN_COLUMNS, useContactColumns } from './columns';
import { ContactCard } from './contact-card';

const NOBODY: readonly never[] = [];

/** One page of the list. */
export function ContactTable({ location, today, onLocationChange }: OfficeTableProps<ContactLocation>) {
  const words = useMessages(contactListMessages);
  const { data: owners = NOBODY } = useQuery(ownersQuery);
  const columns = useContactColumns(location, today, owners);
  const shown = useListPage(contactList, location, { key: contactListKey });
  const { selection, dialog } = useManySteps({
    rows: shown.page.data?.data,
    page: contactList.hrefOf(location),
    nameOf: ({ name, beginning }) => `${name}: ${beginning}`,
    steps: useContactSteps(),
  });

  return (
    <>
      <ListTable
        {...shown}
        onLocationChange={onLocationChange}
        columns={columns}
        hidden={HIDDEN_COLUMNS}
        caption={words.tabs[location.tab]}
        selection={selection}
        rowHref={(row) => messageHref(row, location)}
        exportName={words.exportName}
        failed={words.loadTitle}
        empty={{
          ...words.empty[location.tab],
          searchHint: words.nothingFoundHint,
          action: location.tab === 'mine' && (
            <TextLink variant="standalone" href={contactList.hrefOf(contactList.onTab(location, 'new'))}>
              {words.goToNew}
            </TextLink>
          ),
        }}
        card={(row) => <ContactCard row={row} location={location} today={today} />}
      />
      {dialog}
    </>
  );
}
