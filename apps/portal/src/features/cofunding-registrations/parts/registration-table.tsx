import type { RegistrationRow } from '@urzad/contract';
import { ageText, longDateText, timeText, warsawDate } from '@urzad/domain';
import {
  Button,
  FolderCard,
  Link,
  PriceText,
  RegistrationStatusBadge,
  Table,
  type TableColumn,
  TextLink,
  useLocale,
} from '@urzad/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { useIsTooLate } from '../../../shared/registrations/use-is-too-late';
import { useBusinessToday } from '../../../shared/system/use-office';
import { registrationMessages } from '../messages';
import { continuePath, isWaiting } from '../waiting';

export interface RegistrationTableProps {
  rows: readonly RegistrationRow[];
  loading: boolean;
  empty: ReactNode;
}

export function RegistrationTable({ rows, loading, empty }: RegistrationTableProps) {
  const { list: words } = useMessages(registrationMessages);
  const locale = useLocale();

  const columns: TableColumn<RegistrationRow>[] = [
    {
      key: 'number',
      header: words.number,
      cell: (row) => (
        <TextLink href={paths.registration(row.id)} className="file-number font-semibold">
          {row.number}
        </TextLink>
      ),
    },
    { key: 'child', header: words.child, cell: (row) => <Children row={row} /> },
    {
      key: 'sent',
      header: words.sent,
      cell: ({ send_date }) =>
        send_date ? longDateText(warsawDate(new Date(send_date)), locale) : words.notSent,
    },
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

  return (
    <Table
      caption={loading ? words.loading : words.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.id)}
      loading={loading}
      empty={empty}
      card={(row) => <RegistrationCard row={row} />}
    />
  );
}

interface RowProps {
  row: RegistrationRow;
}

function RegistrationCard({ row }: RowProps) {
  return (
    <FolderCard number={row.number}>
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-3">
          <Children row={row} />
          <Monthly row={row} />
        </div>
        <Status row={row} />
        <div className="grid">
          <RowAction row={row} />
        </div>
      </div>
    </FolderCard>
  );
}

function Children({ row: { children } }: RowProps) {
  const { list: words } = useMessages(registrationMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const named = children.filter(({ firstname, lastname }) => firstname || lastname);
  if (named.length === 0) return <span className="text-muted">{words.noChild}</span>;

  return (
    <ul>
      {named.map(({ firstname, lastname, born_date }) => (
        <li key={`${firstname} ${lastname}`}>
          <span className="block font-semibold">
            {firstname} {lastname}
          </span>
          {born_date && today && (
            <span className="block text-xs text-muted">{ageText(born_date, today, locale)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Monthly({ row: { monthly_refund } }: RowProps) {
  const { list: words } = useMessages(registrationMessages);

  return monthly_refund === null ? words.unknown : <PriceText amount={monthly_refund} />;
}

function Status({ row: { status, correction_to, mod_date } }: RowProps) {
  const { list: words } = useMessages(registrationMessages);
  const locale = useLocale();
  const saved = new Date(mod_date);

  return (
    <div className="grid justify-items-start gap-0.5">
      <RegistrationStatusBadge status={status} />
      <span className="text-xs text-muted">
        {status === 'to_correct' && correction_to && words.deadline(longDateText(correction_to, locale))}
        {status === 'draft' && words.saved(longDateText(warsawDate(saved), locale), timeText(saved))}
      </span>
    </div>
  );
}

/** The filled button stands in the folder above; the rows only offer the same way. */
function RowAction({ row }: RowProps) {
  const { action } = useMessages(registrationMessages);
  const isTooLate = useIsTooLate(row);
  const word = isWaiting(row.status) && !isTooLate ? action[row.status] : action.other;

  return (
    <Button asChild size="sm">
      <Link href={isTooLate ? paths.registration(row.id) : continuePath(row)}>
        {word}
        <span className="sr-only"> {row.number}</span>
      </Link>
    </Button>
  );
}
