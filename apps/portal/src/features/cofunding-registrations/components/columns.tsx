import type { RegistrationRow } from '@urzad/contract';
import { shownNumber } from '@urzad/grants';
import { type TableColumn, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { registrationMessages } from '../messages/registrations';
import { Care, Children, Monthly, RowAction, Sent, Status } from './registration-cells';

/** The columns of the parent's list. */
export function useRegistrationColumns(): TableColumn<RegistrationRow>[] {
  const { list: words } = useMessages(registrationMessages);
  const locale = useLocale();

  return [
    {
      key: 'number',
      header: words.number,
      cell: (row) => (
        <TextLink href={paths.registration(row.id)} className="u:file-number u:font-semibold">
          {shownNumber(row.number, locale)}
        </TextLink>
      ),
    },
    { key: 'child', header: words.child, cell: (row) => <Children row={row} /> },
    { key: 'care', header: words.care, cell: (row) => <Care row={row} /> },
    { key: 'sent', header: words.sent, cell: (row) => <Sent row={row} /> },
    { key: 'monthly', header: words.monthly, align: 'end', cell: (row) => <Monthly row={row} /> },
    { key: 'status', header: words.status, cell: (row) => <Status row={row} /> },
    {
      key: 'action',
      header: words.action,
      headerHidden: true,
      align: 'end',
      cell: (row) => <RowAction row={row} />,
    },
  ];
}
