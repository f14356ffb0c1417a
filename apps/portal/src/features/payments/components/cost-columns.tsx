import type { CostDocumentRow } from '@urzad/contract';
import { dateText, formatMoney, type IsoDate, optionText } from '@urzad/domain';
import { COST_DOCUMENT, COST_KIND } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { OneLine, TwoLines } from '#shared/list/cells';
import { BesidePresence } from '#shared/presence/presence';
import { listsMessages } from '../messages/lists';
import { ClaimNumber } from './payment-cells';

type CostColumn = DataColumn<CostDocumentRow>;
type Words = (typeof listsMessages)['pl'];

/** Hidden by default: a screen of 1280 px has no room for them. */
export const HIDDEN_COST_COLUMNS: readonly string[] = ['paid_amount'];

/** `Faktura FV/01/2027` */
export function documentText(
  { document_kind, document_no }: CostDocumentRow,
  { words, locale }: { words: Words; locale: Locale },
): string {
  const kind = document_kind && optionText(COST_DOCUMENT, document_kind, locale);
  return [kind, document_no || words.noNumber].filter(Boolean).join(' ');
}

/** The columns of cost documents. */
export function useCostColumns(today: IsoDate): CostColumn[] {
  const words = useMessages(listsMessages);
  const locale = useLocale();

  return useMemo(
    () => [
      documentColumn(words, locale),
      {
        key: 'document_date',
        header: words.documentDate,
        type: 'date',
        value: ({ document_date }) => document_date,
        filterable: false,
        width: 110,
        cell: ({ document_date }) => dateText(document_date, { today, locale }),
      },
      claimColumn(words),
      {
        key: 'kind',
        header: words.kind,
        type: 'text',
        value: ({ kind }) => kind,
        options: COST_KIND.map(({ code, ...names }) => ({ value: code, label: names[locale] })),
        sortable: false,
        width: 150,
      },
      {
        key: 'amount',
        header: words.amount,
        type: 'price',
        value: ({ amount }) => amount,
        filterable: false,
        width: 120,
      },
      {
        key: 'paid_amount',
        header: words.paid,
        type: 'price',
        value: ({ paid_amount }) => paid_amount,
        sortable: false,
        filterable: false,
        width: 120,
      },
      {
        key: 'eligible_amount',
        header: words.accepted,
        type: 'price',
        value: ({ eligible_amount }) => eligible_amount,
        sortable: false,
        filterable: false,
        width: 120,
        cell: ({ eligible_amount }) =>
          eligible_amount === null ? (
            <span className="u:text-muted">{words.undecided}</span>
          ) : (
            <strong className="u:figures u:font-semibold">{formatMoney(eligible_amount)}</strong>
          ),
      },
    ],
    [today, words, locale],
  );
}

const documentColumn = (words: Words, locale: Locale): CostColumn => ({
  key: 'document_no',
  header: words.document,
  type: 'text',
  value: (row) => documentText(row, { words, locale }),
  filterable: false,
  hideable: false,
  width: 230,
  cell: (row) => (
    <TwoLines
      first={
        <strong className="u:part u:font-semibold">
          <OneLine>{documentText(row, { words, locale })}</OneLine>
        </strong>
      }
      second={row.seller_name}
    />
  ),
});

const claimColumn = (words: Words): CostColumn => ({
  key: 'number',
  header: words.claim,
  type: 'text',
  value: ({ claim_number }) => claim_number,
  sortable: false,
  filterable: false,
  width: 200,
  cell: ({ id_request, claim_number, id_user, person }) => (
    <TwoLines
      first={<ClaimNumber id={id_request} number={claim_number} />}
      second={
        <BesidePresence id={id_user}>
          <OneLine>{person}</OneLine>
        </BesidePresence>
      }
    />
  ),
});
