import type { ContractRow } from '@urzad/contract';
import { formatMoney, longDateText } from '@urzad/domain';
import {
  Button,
  DescriptionList,
  FolderCard,
  Link,
  type Locale,
  Table,
  TextLink,
  useLocale,
} from '@urzad/ui';
import type { ReactNode } from 'react';
import { ContractStatusBadge } from '#shared/entities/contracts/contract-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { myContractMessages } from '../messages/contracts';

export interface ContractRowsProps {
  rows: readonly ContractRow[];
  loading: boolean;
  empty: ReactNode;
}

type Words = (typeof myContractMessages)['pl'];

/** The contracts of the participant. */
export function ContractRows({ rows, loading, empty }: ContractRowsProps) {
  const words = useMessages(myContractMessages);
  const locale = useLocale();

  return (
    <Table
      caption={loading ? words.loading : words.title}
      columns={[
        {
          key: 'number',
          header: words.number,
          cell: ({ id, number }) => <NumberOf id={id} number={number} />,
        },
        {
          key: 'status',
          header: words.status,
          cell: ({ status }) => <ContractStatusBadge status={status} />,
        },
        { key: 'until', header: words.until, cell: (row) => termText(row, words, locale) },
        { key: 'period', header: words.period, cell: (row) => periodText(row, words, locale) },
        { key: 'amount', header: words.amount, align: 'end', cell: (row) => formatMoney(row.amount_max) },
      ]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loading={loading}
      empty={empty}
      card={(row) => <ContractFolder row={row} />}
      cardsUpTo="tablet"
    />
  );
}

function NumberOf({ id, number }: Pick<ContractRow, 'id' | 'number'>) {
  return (
    <TextLink href={paths.contract(id)} className="u:file-number u:font-semibold">
      {number}
    </TextLink>
  );
}

function ContractFolder({ row }: { row: ContractRow }) {
  const words = useMessages(myContractMessages);
  const locale = useLocale();

  return (
    <FolderCard number={row.number}>
      <div className="u:grid u:gap-3">
        <div>
          <ContractStatusBadge status={row.status} />
        </div>
        <DescriptionList
          layout="line"
          items={[
            ...(row.status === 'to_member'
              ? [{ term: words.until, value: termText(row, words, locale) }]
              : []),
            { term: words.period, value: periodText(row, words, locale) },
            { term: words.amount, value: formatMoney(row.amount_max) },
          ]}
        />
        <Button asChild size="sm" block>
          <Link href={paths.contract(row.id)}>
            {words.open}
            <span className="u:sr-only"> {row.number}</span>
          </Link>
        </Button>
      </div>
    </FolderCard>
  );
}

function termText({ status, sign_member_to }: ContractRow, words: Words, locale: Locale): string {
  return status === 'to_member' && sign_member_to ? longDateText(sign_member_to, locale) : words.noTerm;
}

function periodText({ date_from, date_to }: ContractRow, words: Words, locale: Locale): string {
  if (!date_from || !date_to) return words.none;
  return `${longDateText(date_from, locale)} – ${longDateText(date_to, locale)}`;
}
