import { useQuery } from '@tanstack/react-query';
import { type IsoDate, longDateText, weekdayText } from '@urzad/domain';
import { SEE_CALLS, SEE_PAYMENTS } from '@urzad/grants';
import { PageHeading, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { callsQuery, moneyQuery, teamQuery, waitingQuery, weekQuery } from '../api';
import { CallsBlock } from '../components/calls-block';
import { FirstCard } from '../components/first-card';
import { MoneyBlock } from '../components/money-block';
import { TeamBlock } from '../components/team-block';
import { WaitingBlock } from '../components/waiting-block';
import { WeekBlock } from '../components/week-block';
import { firstOfAll } from '../logic/by-urgency';
import { dashboardMessages } from '../messages/dashboard';

/** The first page of the office: what waits, what is late, and how calls and money stand (Process §4.1). */
export function Dashboard() {
  const words = useMessages(dashboardMessages);
  const heading = useScreen(words.title);
  const locale = useLocale();
  const today = useBusinessToday();

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        // The line is kept for the day, or what stands below would move.
        lead={today ? `${weekdayText(today, locale)}, ${longDateText(today, locale)}` : '\u00a0'}
      />
      {today && <Blocks today={today} />}
    </>
  );
}

function Blocks({ today }: { today: IsoDate }) {
  const words = useMessages(dashboardMessages);
  const seesTeam = useSession(({ may }) => may('office_case_assign'));
  const seesCalls = useSession(({ may }) => may(SEE_CALLS));
  const seesMoney = useSession(({ may }) => may(SEE_PAYMENTS));
  const waiting = useQuery(waitingQuery);
  const week = useQuery(weekQuery);
  // All of them begin together and are shown together, so that no block moves those below it.
  const below = [
    useQuery({ ...teamQuery(1), enabled: seesTeam }),
    useQuery({ ...callsQuery, enabled: seesCalls }),
    useQuery({ ...moneyQuery, enabled: seesMoney }),
  ];
  const first = waiting.data && firstOfAll(waiting.data, today);
  const isBegun = !below.some(({ isLoading }) => isLoading);
  const begun = isBegun && waiting.data && week.data ? { ...waiting.data, week: week.data } : undefined;
  const retry = () => void Promise.all([waiting.refetch(), week.refetch()]);

  return (
    <Loaded data={begun} error={waiting.error ?? week.error} onRetry={retry} loading={words.loading}>
      {({ rows, week: terms }) => (
        <div className="u:mt-4 u:grid u:grid-cols-1 u:gap-5">
          {first && <FirstCard first={first} today={today} />}
          <div className="u:grid u:grid-cols-1 u:items-start u:gap-5 u:desktop:grid-cols-form">
            <WaitingBlock rows={rows} today={today} />
            <WeekBlock rows={terms} today={today} />
          </div>
          {seesTeam && <TeamBlock today={today} />}
          {seesCalls && <CallsBlock />}
          {seesMoney && <MoneyBlock today={today} />}
        </div>
      )}
    </Loaded>
  );
}
