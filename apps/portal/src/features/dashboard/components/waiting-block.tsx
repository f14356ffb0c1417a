import { WAITING_WORK, type WaitingRow, type WorkList } from '@urzad/contract';
import { type IsoDate, numberText } from '@urzad/domain';
import { Icon, Link, type SvgIcon, useLocale } from '@urzad/ui';
import {
  Banknote,
  ChevronRight,
  CircleAlert,
  FileDiff,
  Files,
  MessageSquareText,
  ReceiptText,
  ShieldCheck,
  Signature,
} from 'lucide-react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { useMessages } from '#shared/i18n/messages';
import { Block, NothingHere, Rows } from '#shared/screen/block';
import { useSession } from '#shared/session/session-store';
import { byUrgency } from '../logic/by-urgency';
import { workHref } from '../logic/work-href';
import { dashboardMessages } from '../messages/dashboard';
import { workMessages } from '../messages/work';

const ICONS: Record<WorkList, SvgIcon> = {
  cofundingregistration: Files,
  cofundingcontract: Signature,
  cofundingannex: FileDiff,
  cofundingrequest: ReceiptText,
  cofundingpayment: Banknote,
  cofundingpaymentlist: Banknote,
  officecase: MessageSquareText,
  retentionrow: ShieldCheck,
};

/** What waits for this person: each row leads to the list that shows exactly what it counts. */
export function WaitingBlock({ rows, today }: { rows: readonly WaitingRow[]; today: IsoDate }) {
  const words = useMessages(dashboardMessages);

  return (
    <Block title={words.waiting}>
      {rows.length === 0 ? (
        <NothingHere>{words.nothingWaits}</NothingHere>
      ) : (
        <Rows>
          <ul>
            {byUrgency(rows).map((row) => (
              <li key={row.code} className="u:border-line-subtle u:not-first:border-t">
                <WaitingLink row={row} today={today} />
              </li>
            ))}
          </ul>
        </Rows>
      )}
    </Block>
  );
}

function WaitingLink({ row, today }: { row: WaitingRow; today: IsoDate }) {
  const { work } = useMessages(workMessages);
  const locale = useLocale();
  const id_user = useSession(({ me }) => me?.id ?? 0);
  const { code, count } = row;

  return (
    <Link
      href={workHref(code, id_user)}
      className="u:flex u:min-h-14 u:items-center u:gap-3 u:px-4 u:py-2 u:hover:bg-surface-hover"
    >
      <span className="u:hidden u:size-9 u:flex-none u:place-items-center u:rounded-md u:bg-accent-subtle u:text-accent-text u:tablet:grid">
        <Icon of={ICONS[WAITING_WORK[code].list]} />
      </span>
      <span className="u:flex u:min-w-0 u:flex-1 u:flex-wrap u:items-baseline u:justify-between u:gap-x-4">
        <span className="u:font-semibold">{work[code]} </span>
        <span className="u:text-sm">
          <Term row={row} today={today} />{' '}
        </span>
      </span>
      <span className="u:figures u:text-lg u:font-bold">{numberText(count, locale)}</span>
      <Icon of={ChevronRight} />
    </Link>
  );
}

function Term({ row: { overdue, due }, today }: { row: WaitingRow; today: IsoDate }) {
  const words = useMessages(dashboardMessages);
  if (overdue === 0) return due && <DaysLeft due={due} today={today} />;

  return (
    <span className="u:inline-flex u:items-center u:gap-1.5 u:font-semibold u:text-error-text">
      <Icon of={CircleAlert} /> <span>{words.overdue(overdue)}</span>
    </span>
  );
}
