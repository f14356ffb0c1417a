import type { UseQueryResult } from '@tanstack/react-query';
import type { AnnexRow } from '@urzad/contract';
import { formatMoney, longDateText } from '@urzad/domain';
import { Card, DescriptionList, Table, TextLink, useLocale } from '@urzad/ui';
import { LoadFailure } from '../../failures/load-failure';
import { useMessages } from '../../i18n/messages';
import { paths } from '../../paths';
import { annexKindsText } from './annex-kinds-text';
import { AnnexStatusBadge } from './annex-status-badge';
import { annexMessages } from './messages';

export interface AnnexListOfContractProps {
  /** Asked with the contract: rows that come later would move what stands below. */
  annexes: Pick<UseQueryResult<AnnexRow[]>, 'data' | 'error' | 'refetch'>;
}

/** The annexes of a contract, the newest first. Without any it renders nothing. */
export function AnnexListOfContract({ annexes: { data: rows, error, refetch } }: AnnexListOfContractProps) {
  const words = useMessages(annexMessages);
  const isShown = rows ? rows.length > 0 : error !== null;

  return (
    isShown && (
      <section className="u:grid u:grid-cols-1 u:gap-3">
        <h2 className="u:text-lg">{words.title}</h2>
        {!rows && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {rows && <AnnexRows rows={rows} />}
      </section>
    )
  );
}

function AnnexRows({ rows }: { rows: readonly AnnexRow[] }) {
  const words = useMessages(annexMessages);
  const locale = useLocale();

  return (
    <Table
      caption={words.title}
      density="dense"
      rows={rows}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'number', header: words.number, cell: (row) => <NumberOf row={row} /> },
        { key: 'status', header: words.status, cell: ({ status }) => <AnnexStatusBadge status={status} /> },
        { key: 'what', header: words.what, cell: (row) => <What row={row} /> },
        {
          key: 'from',
          header: words.validFrom,
          cell: ({ valid_from }) => longDateText(valid_from, locale),
        },
      ]}
      cardsUpTo="tablet"
      card={(row) => (
        <Card className="u:grid u:gap-2">
          <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-2">
            <NumberOf row={row} />
            <AnnexStatusBadge status={row.status} />
          </div>
          <DescriptionList
            layout="line"
            items={[
              { term: words.what, value: <What row={row} /> },
              { term: words.validFrom, value: longDateText(row.valid_from, locale) },
            ]}
          />
        </Card>
      )}
    />
  );
}

function NumberOf({ row: { id, number } }: { row: AnnexRow }) {
  return (
    <TextLink href={paths.annex(id)} className="u:file-number u:font-semibold">
      {number}
    </TextLink>
  );
}

/** The kinds, and below what becomes of the amount of the contract. */
function What({ row: { kinds, amount_before, amount_after } }: { row: AnnexRow }) {
  const words = useMessages(annexMessages);
  const locale = useLocale();

  return (
    <span className="u:grid u:gap-0.5">
      <span>{annexKindsText(kinds, locale) || words.nothingYet}</span>
      {amount_before !== amount_after && (
        <AmountChange before={amount_before} after={amount_after} className="u:text-sm u:text-muted" />
      )}
    </span>
  );
}

interface AmountChangeProps {
  before: number;
  after: number;
  className?: string;
}

/** „20 748,00 zł → 15 238,00 zł”, read aloud in words. */
export function AmountChange({ before, after, className }: AmountChangeProps) {
  const words = useMessages(annexMessages);
  const amounts = [formatMoney(before), formatMoney(after)] as const;

  return (
    <span className={className}>
      <span aria-hidden="true" className="u:figures">
        {words.amounts(...amounts)}
      </span>
      <span className="u:sr-only">{words.amountsSpoken(...amounts)}</span>
    </span>
  );
}
