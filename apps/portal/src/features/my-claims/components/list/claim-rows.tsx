import type { ClaimRow } from '@urzad/contract';
import { formatMoney, longDateText, warsawDate } from '@urzad/domain';
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
import { ClaimStatusBadge } from '#shared/entities/claims/claim-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { TwoLines } from '#shared/list/cells';
import { paths } from '#shared/paths';
import { claimListMessages } from '../../messages/claim-list';

export interface ClaimRowsProps {
  rows: readonly ClaimRow[];
  loading: boolean;
  empty: ReactNode;
}

type Words = (typeof claimListMessages)['pl'];

/** The claims of the parent. */
export function ClaimRows({ rows, loading, empty }: ClaimRowsProps) {
  const words = useMessages(claimListMessages);
  const locale = useLocale();

  return (
    <Table
      caption={loading ? words.loading : words.title}
      columns={[
        {
          key: 'month',
          header: words.month,
          cell: (row) => (
            <TwoLines
              first={
                <TextLink href={paths.claim(row.id)} className="u:font-semibold">
                  {words.of(row.month, row.child)}
                </TextLink>
              }
              second={row.provider_name}
            />
          ),
        },
        {
          key: 'number',
          header: words.number,
          cell: ({ number }) => <span className="u:file-number">{number}</span>,
        },
        { key: 'status', header: words.status, cell: ({ status }) => <ClaimStatusBadge status={status} /> },
        { key: 'sent', header: words.sent, cell: (row) => sentText(row, words, locale) },
        { key: 'refund', header: words.refund, align: 'end', cell: (row) => formatMoney(refundOf(row)) },
      ]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loading={loading}
      empty={empty}
      card={(row) => <ClaimFolder row={row} />}
      cardsUpTo="tablet"
    />
  );
}

function ClaimFolder({ row }: { row: ClaimRow }) {
  const words = useMessages(claimListMessages);
  const locale = useLocale();

  return (
    <FolderCard number={row.number}>
      <div className="u:grid u:gap-3">
        <p className="u:font-semibold">{words.of(row.month, row.child)}</p>
        <div>
          <ClaimStatusBadge status={row.status} />
        </div>
        <DescriptionList
          layout="line"
          items={[
            { term: words.sent, value: sentText(row, words, locale) },
            { term: words.refund, value: formatMoney(refundOf(row)) },
          ]}
        />
        <Button asChild size="sm" block>
          <Link href={paths.claim(row.id)}>
            {words.open}
            <span className="u:sr-only"> {row.number}</span>
          </Link>
        </Button>
      </div>
    </FolderCard>
  );
}

function refundOf({ refund_approved, refund_claimed }: ClaimRow): number {
  return refund_approved ?? refund_claimed;
}

function sentText({ send_date }: ClaimRow, words: Words, locale: Locale): string {
  return send_date ? longDateText(warsawDate(new Date(send_date)), locale) : words.notSent;
}
