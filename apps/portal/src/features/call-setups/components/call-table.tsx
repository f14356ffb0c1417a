import type { CofundingCall } from '@urzad/contract';
import { dayText, timeText, warsawDate } from '@urzad/domain';
import { EmptyState, type Locale, Table, TextLink, useLocale } from '@urzad/ui';
import { CallStatusBadge } from '#shared/entities/cofunding-calls/call-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { setupMessages } from '../messages/setup';

/** Calls as the office lists them. */
export function CallTable({ calls }: { calls: CofundingCall[] }) {
  const { list: words } = useMessages(setupMessages);
  const locale = useLocale();
  const moment = (text: string | null) => (text === null ? '' : dayAndTime(new Date(text), locale));

  return (
    <Table<CofundingCall>
      caption={words.caption}
      rows={calls}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={words.none} />}
      columns={[
        {
          key: 'number',
          header: words.number,
          cell: ({ id, number, name }) => (
            <TextLink href={paths.call(id)} className="u:font-semibold">
              {name || number}
            </TextLink>
          ),
        },
        { key: 'status', header: words.status, cell: ({ status }) => <CallStatusBadge status={status} /> },
        {
          key: 'dates',
          header: words.dates,
          cell: ({ open_from, open_to }) =>
            open_from || open_to ? `${moment(open_from)} – ${moment(open_to)}` : words.noDates,
        },
        {
          key: 'places',
          header: words.places,
          cell: ({ places_in_zone, places_out_zone }) => words.placesText(places_in_zone, places_out_zone),
        },
        {
          key: 'submitted',
          header: words.submitted,
          align: 'end',
          cell: ({ submitted_count }) => submitted_count,
        },
        {
          key: 'ranking',
          header: words.ranking,
          cell: ({ id, number, status }) =>
            isRanked(status) && <TextLink href={paths.callRanking(id)}>{words.rankingOf(number)}</TextLink>,
        },
      ]}
    />
  );
}

function dayAndTime(moment: Date, locale: Locale): string {
  return `${dayText(warsawDate(moment), locale)} ${warsawDate(moment).slice(0, 4)}, ${timeText(moment)}`;
}

/** A ranking follows the end of the call. */
function isRanked(status: CofundingCall['status']): boolean {
  return status === 'closed' || status === 'ranked' || status === 'settled';
}
