import type { ClaimRow } from '@urzad/contract';
import {
  addMonths,
  dateText,
  formatMoney,
  type Grosze,
  type IsoDate,
  isIsoMonth,
  monthText,
  warsawDate,
  YES_NO,
} from '@urzad/domain';
import { CLAIM_STATUSES } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import {
  type ClaimLocation,
  claimHref,
  claimList,
  LISTED_CLAIM_STATUSES,
} from '#shared/entities/claims/claim-list';
import { CLAIM_STATUS_ICONS } from '#shared/entities/claims/claim-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { OneLine, PersonCell, TwoLines } from '#shared/list/cells';
import { dueColumn, numberColumn, statusColumn } from '#shared/list/columns';
import { BesidePresence } from '#shared/presence/presence';
import { claimListMessages } from '../messages/claims';

/** Hidden by default: a screen of 1280 px has no room for them. */
export const HIDDEN_COLUMNS: readonly string[] = ['send_date', 'has_duplicates', 'is_late'];

/** The months that the filter offers, back from the present one. */
const MONTHS_OFFERED = 18;

type ClaimColumn = DataColumn<ClaimRow>;
type Words = (typeof claimListMessages)['pl'];

/** What the office approved, before that what the parent asks for. */
export function amountOf({ refund_approved, refund_claimed }: ClaimRow): Grosze {
  return refund_approved ?? refund_claimed;
}

/** What has to be looked at: an invoice of another claim, and a claim after its term. */
export function remarksOf({ has_duplicates, is_late }: ClaimRow, words: Words): string {
  return [has_duplicates === 'yes' && words.duplicate, is_late === 'yes' && words.late]
    .filter(Boolean)
    .join(', ');
}

/** The columns of the list, as wide together as a screen of 1280 px. */
export function useClaimColumns(location: ClaimLocation, today: IsoDate): ClaimColumn[] {
  const words = useMessages(claimListMessages);
  const locale = useLocale();
  const statuses = useStatuses(CLAIM_STATUSES);

  return useMemo(
    () => [
      numberColumn<ClaimRow>({
        locale,
        numberOf: ({ number }) => number,
        sortable: false,
        width: 206,
        hrefOf: (row) => claimHref(row, location),
        second: ({ provider_name }) => provider_name,
      }),
      personColumn(words),
      monthColumn(words, today, locale),
      amountColumn(words),
      statusColumn<ClaimRow['status'], ClaimRow>({
        locale,
        statuses,
        icons: CLAIM_STATUS_ICONS,
        codes: LISTED_CLAIM_STATUSES,
        filterable: !claimList.isSetByTab(location.tab, 'status'),
        width: 252,
        second: (row) => remarksOf(row, words),
      }),
      dueColumn<ClaimRow>({ locale, today, dueOf: ({ due_date }) => due_date, width: 132 }),
      verifierColumn(words),
      sentColumn(words, today, locale),
      yesNoColumn('has_duplicates', words.hasDuplicates, locale),
      yesNoColumn('is_late', words.isLate, locale),
    ],
    [location, today, words, locale, statuses],
  );
}

const personColumn = (words: Words): ClaimColumn => ({
  key: 'lastname',
  header: words.person,
  type: 'text',
  value: ({ person, child }) => `${person}, ${child}`,
  filterable: false,
  width: 164,
  cell: ({ id_user, person, child }) => <PersonCell id={id_user} name={person} second={child} />,
});

const monthColumn = (words: Words, today: IsoDate, locale: Locale): ClaimColumn => ({
  key: 'month',
  header: words.month,
  type: 'text',
  value: ({ month }) => month,
  options: Array.from({ length: MONTHS_OFFERED }, (_, back) => addMonths(today, -back).slice(0, 7))
    .filter(isIsoMonth)
    .map((month) => ({ value: month, label: monthText(month, locale) })),
  width: 118,
});

const amountColumn = (words: Words): ClaimColumn => ({
  key: 'amount',
  header: words.amount,
  type: 'text',
  value: (row) => formatMoney(amountOf(row)),
  sortable: false,
  filterable: false,
  width: 112,
  cell: (row) => (
    <TwoLines
      first={<span className="u:figures">{formatMoney(amountOf(row))}</span>}
      second={
        row.refund_approved !== null &&
        row.refund_approved !== row.refund_claimed &&
        words.of(formatMoney(row.refund_claimed))
      }
    />
  ),
});

const verifierColumn = (words: Words): ClaimColumn => ({
  key: 'verifier',
  header: words.verifier,
  type: 'text',
  value: ({ verifier }) => verifier?.name ?? null,
  options: [{ value: 'me', label: words.me }],
  sortable: false,
  width: 116,
  cell: ({ verifier }) =>
    verifier && (
      <TwoLines first={<OneLine>{verifier.name}</OneLine>} second={<BesidePresence id={verifier.id} />} />
    ),
});

const sentColumn = (words: Words, today: IsoDate, locale: Locale): ClaimColumn => ({
  key: 'send_date',
  header: words.sent,
  type: 'date',
  value: ({ send_date }) => send_date && warsawDate(new Date(send_date)),
  filterable: false,
  width: 130,
  cell: ({ send_date }) => send_date && dateText(warsawDate(new Date(send_date)), { today, locale }),
});

const yesNoColumn = (key: 'has_duplicates' | 'is_late', header: string, locale: Locale): ClaimColumn => ({
  key,
  header,
  type: 'text',
  value: (row) => row[key],
  options: YES_NO.map((option) => ({ value: option.code, label: option[locale] })),
  sortable: false,
  width: 150,
});
