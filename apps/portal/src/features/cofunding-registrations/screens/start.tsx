import { useQuery } from '@tanstack/react-query';
import type { CofundingCall, RegistrationRow } from '@urzad/contract';
import { longDateText, warsawDate } from '@urzad/domain';
import { acceptsDrafts, hasEnded } from '@urzad/grants';
import { Breadcrumbs, Button, FolderCard, Link, PageHeading, useLocale } from '@urzad/ui';
import { callsQuery } from '#shared/entities/cofunding-calls/calls-query';
import { useCurrentCall } from '#shared/entities/cofunding-calls/use-current-call';
import { findTaken } from '#shared/entities/registrations/find-taken';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { listQuery } from '../api';
import { BeginButton } from '../components/begin-button';
import { NoCall } from '../components/no-call';
import { StartCheck } from '../components/start-check';
import { continuePath } from '../logic/waiting';
import { registrationMessages } from '../messages/registrations';

const NO_CALLS: readonly CofundingCall[] = [];

/** The start of an application: the self-check, what to prepare, and the button that begins a draft. */
export function Start() {
  const { start: words, list } = useMessages(registrationMessages);
  const heading = useScreen(words.title);
  const { known, error, retry } = useStartFacts();

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={known?.call && !known.taken && words.lead}
        breadcrumbs={
          <Breadcrumbs items={[{ label: list.title, href: paths.registrations }]} current={words.title} />
        }
      />
      <Loaded data={known} error={error} onRetry={retry} loading={words.loading}>
        {(facts) => <StartContent {...facts} />}
      </Loaded>
    </div>
  );
}

interface StartFacts {
  /** The call that accepts applications, or drafts, now. */
  call: CofundingCall | undefined;
  /** The registration in this call that prevents another one (E12). */
  taken: RegistrationRow | undefined;
}

function useStartFacts() {
  const calls = useQuery(callsQuery);
  const mine = useQuery(listQuery(1));
  const current = useCurrentCall(calls.data?.data ?? NO_CALLS);
  const call = current && acceptsDrafts(current.status) ? current : undefined;
  const known: StartFacts | undefined = calls.data &&
    mine.data && { call, taken: call && findTaken(mine.data.data, call) };

  function retry() {
    void calls.refetch();
    void mine.refetch();
  }
  return { known, error: calls.error ?? mine.error, retry };
}

function StartContent({ call, taken }: StartFacts) {
  const { start: words } = useMessages(registrationMessages);
  if (!call) return <NoCall />;
  if (taken) return <AlreadyApplied row={taken} />;

  return (
    <StartCheck call={call} title={words.checkTitle}>
      {(isRefused) => <BeginButton idCall={call.id} isRefused={isRefused} />}
    </StartCheck>
  );
}

/** E12, shown instead of the questions of the self-check. */
function AlreadyApplied({ row }: { row: RegistrationRow }) {
  const { start: words } = useMessages(registrationMessages);
  const number = useShownNumber(row.number);
  const stands = useTakenWords(row);

  return (
    <FolderCard number={number} tone="accent">
      <div className="u:grid u:max-w-text u:justify-items-start u:gap-3">
        <h2 className="u:text-xl">{words.takenTitle}</h2>
        <p>
          {words.takenOnce} <span>{stands}</span>
        </p>
        <Button asChild variant="primary">
          <Link href={continuePath(row)}>{words.toTaken}</Link>
        </Button>
      </div>
    </FolderCard>
  );
}

/** What the registration that is there means for a new one. */
function useTakenWords({ status, send_date }: RegistrationRow): string {
  const { takenBy } = useMessages(registrationMessages).start;
  const locale = useLocale();
  if (status === 'formally_rejected') return takenBy.rejected;
  if (hasEnded(status)) return takenBy.ended;
  if (send_date) return takenBy.sent(longDateText(warsawDate(new Date(send_date)), locale));

  return status === 'draft' ? takenBy.draft : takenBy.unsent;
}
