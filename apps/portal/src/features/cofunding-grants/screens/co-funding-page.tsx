import { useQuery } from '@tanstack/react-query';
import { type CoFunding, refOf } from '@urzad/contract';
import { formatMoney, type IsoDate, type Locale, longDateText } from '@urzad/domain';
import { CO_FUNDING_STATUSES } from '@urzad/grants';
import { Alert, Card, FormLayout, useLocale } from '@urzad/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { coFundingList } from '#shared/entities/co-fundings/co-funding-list';
import { CoFundingMoney } from '#shared/entities/co-fundings/co-funding-money';
import { coFundingQuery } from '#shared/entities/co-fundings/co-funding-query';
import { ScheduleTable, ScheduleTiles } from '#shared/entities/co-fundings/co-funding-schedule';
import { CoFundingStatusBadge } from '#shared/entities/co-fundings/co-funding-status-badge';
import { CO_FUNDING_STATUS_ICONS } from '#shared/entities/co-fundings/co-funding-status-icons';
import { DeadlineList } from '#shared/entities/co-fundings/deadline-list';
import { LeftOutMonths } from '#shared/entities/co-fundings/left-out-months';
import { coFundingMessages } from '#shared/entities/co-fundings/messages';
import { shownMonths } from '#shared/entities/co-fundings/shown-months';
import { useCareText } from '#shared/entities/co-fundings/use-care-text';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { StatusTimeline } from '#shared/object/status-timeline';
import { paths } from '#shared/paths';
import { Presence } from '#shared/presence/presence';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { ReplacedNotice } from '../components/replaced-notice';
import { SettleFolder } from '../components/settle-folder';
import { SuspensionFolder } from '../components/suspension-folder';
import { TermsFolder } from '../components/terms-folder';
import { coFundingsMessages } from '../messages/co-fundings';

/** The support of one child: its money, its months as a picture and as a table, its terms and dates (Process §2.9). */
export function CoFundingPage() {
  const words = useMessages(coFundingsMessages);
  const [params] = useSearchParams();
  const today = useBusinessToday();
  const isStaff = useIsStaff();
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(coFundingQuery(id));

  return (
    <ObjectScreen
      title={data ? words.of(nameOf(data, isStaff)) : words.title}
      lead={data && <CoFundingLead coFunding={data} isStaff={isStaff} />}
      onlookersOf={refOf('cofundinggrant', id)}
      badge={data && <CoFundingStatusBadge status={data.status} />}
      breadcrumbs={[
        isStaff
          ? { label: words.title, href: coFundingList.hrefOf(coFundingList.parse(params)) }
          : { label: words.panel, href: paths.memberShow },
      ]}
      query={{ data: data && today ? { coFunding: data, today } : undefined, error, refetch }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known) => <LoadedCoFunding {...known} isStaff={isStaff} />}
    </ObjectScreen>
  );
}

function CoFundingLead({ coFunding, isStaff }: { coFunding: CoFunding; isStaff: boolean }) {
  const locale = useLocale();
  const careText = useCareText();
  const { id_user } = coFunding;
  return (
    <>
      <span>{leadText(coFunding, careText(coFunding), locale)}</span>
      {isStaff && <Presence id={id_user} />}
    </>
  );
}

interface LoadedProps {
  coFunding: CoFunding;
  today: IsoDate;
  isStaff: boolean;
}

function LoadedCoFunding({ coFunding, today, isStaff }: LoadedProps) {
  const words = useMessages(coFundingsMessages);
  const { money, schedule: months, deadlines: dates } = useMessages(coFundingMessages);
  const locale = useLocale();
  const due = coFunding.schedule.find(({ status }) => status === 'due');
  const { id, amounts, deadlines, certificate_to, history } = coFunding;
  const schedule = shownMonths(coFunding);

  return (
    <FormLayout
      aside={
        <div className="u:grid u:gap-5">
          <TermsFolder coFunding={coFunding} isStaff={isStaff} />
          <SuspensionFolder coFunding={coFunding} today={today} isStaff={isStaff} />
          <Card className="u:grid u:gap-4">
            <h2 className="u:text-lg">{dates.title}</h2>
            <DeadlineList deadlines={deadlines.map((one) => ({ ...one, id_grant: id }))} today={today} />
          </Card>
          <Card className="u:grid u:gap-4">
            <h2 className="u:text-lg">{words.history}</h2>
            <StatusTimeline
              history={history}
              statuses={CO_FUNDING_STATUSES}
              icons={CO_FUNDING_STATUS_ICONS}
            />
          </Card>
        </div>
      }
    >
      <div className="u:grid u:gap-6">
        {coFunding.next && <ReplacedNotice next={coFunding.next} />}
        {due && !isStaff && <SettleFolder coFunding={coFunding} due={due} today={today} />}
        {certificate_to && (
          <Alert kind="warning" title={words.certificate}>
            {words.certificateText(longDateText(certificate_to, locale))}
          </Alert>
        )}
        <Card className="u:grid u:gap-4">
          <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-4">
            <h2 className="u:text-lg">{money.title(formatMoney(amounts.total))}</h2>
            <p className="u:text-sm u:text-muted">{words.count(schedule.length)}</p>
          </div>
          <CoFundingMoney amounts={amounts} />
        </Card>
        <Card className="u:grid u:gap-4">
          <h2 className="u:text-lg">{months.title}</h2>
          <ScheduleTiles schedule={schedule} />
          <LeftOutMonths coFunding={coFunding} />
          <h3 className="u:text-base">{months.sameInTable}</h3>
          <ScheduleTable schedule={schedule} claimHref={(month) => claimPath(id, month, isStaff)} />
        </Card>
      </div>
    </FormLayout>
  );
}

function useIsStaff(): boolean {
  return useSession(({ me }) => me !== undefined && me.perspective !== 'citizen');
}

/** The office sees a claim that was submitted; a month that waits is settled by its participant. */
function claimPath(
  id: number,
  { month, status, id_request }: CoFunding['schedule'][number],
  isStaff: boolean,
): string | undefined {
  if (id_request) return paths.claim(id_request);
  return status === 'due' && !isStaff ? paths.claimNew(id, month) : undefined;
}

/** Parents know their child by its first name. */
function nameOf({ child_firstname, child_lastname }: CoFunding, isStaff: boolean): string {
  return isStaff ? `${child_firstname} ${child_lastname}` : child_firstname;
}

function leadText({ date_from, date_to }: CoFunding, care: string, locale: Locale): string {
  return `${care} · ${longDateText(date_from, locale)} – ${longDateText(date_to, locale)}`;
}
