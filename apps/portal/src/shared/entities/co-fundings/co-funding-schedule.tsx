import type { CoFundingMonth } from '@urzad/contract';
import { dateText, dayText, formatMoney, type IsoDate } from '@urzad/domain';
import type { MonthStatus } from '@urzad/grants';
import { type Locale, type MonthTile, MonthTiles, Table, useLocale } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
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
  today: IsoDate;
}

/** The months of a co-funding as a picture. */
export function ScheduleTiles({ schedule, today }: CoFundingScheduleProps) {
  const words = useMessages(coFundingMessages);
  const locale = useLocale();

  return (
    <MonthTiles
      label={words.schedule.months}
      months={schedule.map((month) => ({
        month: month.month,
        title: words.nameOf(month.month),
        amount: amountOf(month, words),
        note: noteOf(month, { words, today, locale }),
        icon: MONTH_STATUS_ICONS[month.status],
        state: TILE_STATES[month.status],
      }))}
    />
  );
}

/** The same months as a table. */
export function ScheduleTable({ schedule }: Pick<CoFundingScheduleProps, 'schedule'>) {
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
        { key: 'month', header: own.month, cell: ({ month }) => words.monthOf(month) },
        { key: 'days', header: own.days, align: 'end', cell: ({ days }) => days },
        { key: 'status', header: own.state, cell: ({ status }) => <MonthStatusBadge status={status} /> },
        { key: 'when', header: own.when, cell: (month) => whenText(month, words, locale) },
        { key: 'amount', header: own.amount, align: 'end', cell: (month) => amountOf(month, words) },
      ]}
    />
  );
}

function amountOf({ status, limit, paid }: CoFundingMonth, { schedule: words }: Words): string {
  if (status === 'paid') return formatMoney(paid);
  if (status === 'skipped') return formatMoney(0);
  return status === 'requested' ? formatMoney(limit) : words.upTo(formatMoney(limit));
}

interface NoteParts {
  words: Words;
  today: IsoDate;
  locale: Locale;
}

function noteOf(
  { status, claim_from, claim_to }: CoFundingMonth,
  { words, today, locale }: NoteParts,
): string {
  const { schedule: own } = words;
  if (status === 'open') return own.from(dateText(claim_from, { today, locale }));
  if (status === 'due') return own.to(dateText(claim_to, { today, locale }));
  return own[status];
}

function whenText({ status, claim_from, claim_to }: CoFundingMonth, words: Words, locale: Locale): string {
  const { schedule: own } = words;
  if (status === 'open') return own.from(dayText(claim_from, locale));
  return status === 'due' ? own.to(dayText(claim_to, locale)) : own.none;
}
