import type { CoFundingMonth } from '@urzad/contract';
import { COUNTED, countText, dateText, dayText, formatMoney, type IsoDate } from '@urzad/domain';
import type { MonthStatus } from '@urzad/grants';
import { type Locale, type MonthTile, MonthTiles, Table, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { TwoLines } from '../../list/cells';
import { MonthStatusBadge } from './co-funding-status-badge';
import { MONTH_STATUS_ICONS } from './co-funding-status-icons';
import { coFundingMessages } from './messages';

const TILE_STATES: Record<MonthStatus, MonthTile['state']> = {
  open: 'ahead',
  due: 'now',
  requested: 'pending',
  paid: 'done',
  skipped: 'none',
  suspended: 'none',
};

type Words = (typeof coFundingMessages)['pl'];

export interface CoFundingScheduleProps {
  schedule: readonly CoFundingMonth[];
  /** The address of the claim of a month that has one, or waits for one. */
  claimHref?: (month: CoFundingMonth) => string | undefined;
}

/** The months of a co-funding as a picture. */
export function ScheduleTiles({ schedule }: CoFundingScheduleProps) {
  const words = useMessages(coFundingMessages);
  const locale = useLocale();

  return (
    <MonthTiles
      label={words.schedule.months}
      months={schedule.map((month) => ({
        month: month.month,
        title: words.nameOf(month.month),
        amount: amountOf(month, words),
        note: noteOf(month, words, locale),
        icon: MONTH_STATUS_ICONS[month.status],
        state: TILE_STATES[month.status],
      }))}
    />
  );
}

/** The same months as a table. */
export function ScheduleTable({ schedule, claimHref }: CoFundingScheduleProps) {
  const words = useMessages(coFundingMessages);
  const { schedule: own } = words;
  const locale = useLocale();

  return (
    <Table
      caption={own.months}
      density="dense"
      rows={schedule}
      rowKey={({ month }) => month}
      columns={[
        {
          key: 'month',
          header: own.month,
          cell: (month) => (
            <TwoLines
              first={<MonthName month={month} href={claimHref?.(month)} />}
              second={countText(month.days, COUNTED.day, locale)}
            />
          ),
        },
        {
          key: 'status',
          header: own.state,
          cell: (month) => (
            <TwoLines
              first={
                <span className="u:flex">
                  <MonthStatusBadge status={month.status} />
                </span>
              }
              second={whenText(month, words, locale)}
            />
          ),
        },
        { key: 'amount', header: own.amount, align: 'end', cell: (month) => amountOf(month, words) },
      ]}
    />
  );
}

/** „Rozlicz styczeń”, or the month with a link to its claim. */
function MonthName({ month: { month, status }, href }: { month: CoFundingMonth; href: string | undefined }) {
  const words = useMessages(coFundingMessages);
  if (!href) return words.monthOf(month);

  return <TextLink href={href}>{status === 'due' ? words.settle(month) : words.monthOf(month)}</TextLink>;
}

function amountOf({ status, limit, paid }: CoFundingMonth, { schedule: words }: Words): string {
  if (status === 'paid') return formatMoney(paid);
  if (status === 'skipped') return formatMoney(0);
  return status === 'requested' ? formatMoney(limit) : words.upTo(formatMoney(limit));
}

function noteOf({ status, claim_from, claim_to }: CoFundingMonth, words: Words, locale: Locale): string {
  const { schedule: own } = words;
  if (status === 'open') return own.from(shortDay(claim_from, locale));
  if (status === 'due') return own.to(shortDay(claim_to, locale));
  return own[status];
}

/** Without the year, for which a tile has no room: the months follow each other. */
function shortDay(day: IsoDate, locale: Locale): string {
  return dateText(day, { today: day, locale });
}

/** When its claim can be submitted; of other months nothing. */
function whenText({ status, claim_from, claim_to }: CoFundingMonth, words: Words, locale: Locale): string {
  const { schedule: own } = words;
  if (status === 'open') return own.from(dayText(claim_from, locale));
  return status === 'due' ? own.to(dayText(claim_to, locale)) : '';
}
