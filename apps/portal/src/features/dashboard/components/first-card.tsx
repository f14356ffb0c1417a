import type { IsoDate } from '@urzad/domain';
import { formatMoney, longDateText } from '@urzad/domain';
import { Button, FolderCard, Link, useLocale } from '@urzad/ui';
import { CircleAlert, Landmark, ListChecks } from 'lucide-react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import type { FirstOfAll } from '../logic/by-urgency';
import { workHref } from '../logic/work-href';
import { dashboardMessages } from '../messages/dashboard';
import { workMessages } from '../messages/work';

/** What has to be seen to before all else. */
export function FirstCard({ first, today }: { first: FirstOfAll; today: IsoDate }) {
  const words = useMessages(dashboardMessages);
  const { work } = useMessages(workMessages);
  const locale = useLocale();
  const id_user = useSession(({ me }) => me?.id ?? 0);

  if ('list' in first) {
    const { id, number, date, count, sum, prepared } = first.list;
    return (
      <FolderCard number={number} icon={Landmark} tone="accent">
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-6 u:gap-y-2">
          <div className="u:grid u:gap-1">
            <h2 className="u:text-xl">{words.approve}</h2>
            <p>{words.approveText(count, formatMoney(sum), prepared)}</p>
            <p>{words.payDay(longDateText(date, locale))}</p>
          </div>
          <p>
            <DaysLeft due={date} today={today} />
          </p>
        </div>
        <div className="u:mt-4">
          <Button asChild variant="primary" icon={ListChecks}>
            <Link href={paths.paymentList(id)}>{words.approveAction}</Link>
          </Button>
        </div>
      </FolderCard>
    );
  }

  const { code, count, overdue, due } = first.row;
  return (
    <FolderCard number={words.mostOverdue} icon={CircleAlert} tone="accent">
      <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-6 u:gap-y-2">
        <div className="u:grid u:gap-1">
          <h2 className="u:text-xl">{work[code]}</h2>
          <p>{words.lateText(overdue, count)}</p>
        </div>
        {due && (
          <p>
            <DaysLeft due={due} today={today} />
          </p>
        )}
      </div>
      <div className="u:mt-4">
        <Button asChild variant="primary" icon={ListChecks}>
          <Link href={workHref(code, id_user)}>{words.openList}</Link>
        </Button>
      </div>
    </FolderCard>
  );
}
