import { useQuery } from '@tanstack/react-query';
import type { CofundingCall, RegistrationRow } from '@urzad/contract';
import { acceptsDrafts } from '@urzad/domain';
import { Breadcrumbs, Button, FolderCard, Link, PageHeading } from '@urzad/ui';
import { callsQuery } from '../../../shared/cofunding-calls/calls-query';
import { useCurrentCall } from '../../../shared/cofunding-calls/use-current-call';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { Loaded } from '../../../shared/screen/loaded';
import { useScreen } from '../../../shared/screen/use-screen';
import { listQuery } from '../api';
import { registrationMessages } from '../messages';
import { BeginButton } from '../parts/begin-button';
import { NoCall } from '../parts/no-call';
import { StartCheck } from '../parts/start-check';
import { continuePath, isOver } from '../waiting';

/** Is it for me, what do I need, and the way in. */
export function Start() {
  const { start: words, list } = useMessages(registrationMessages);
  const heading = useScreen(words.title);

  return (
    <div className="grid gap-6">
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        breadcrumbs={
          <Breadcrumbs items={[{ label: list.title, href: paths.registrations }]} current={words.title} />
        }
      />
      <StartBody />
    </div>
  );
}

function StartBody() {
  const { start: words } = useMessages(registrationMessages);
  const calls = useQuery(callsQuery);
  const mine = useQuery(listQuery(1));

  function retry() {
    void calls.refetch();
    void mine.refetch();
  }

  return (
    <Loaded
      data={calls.data && mine.data && { calls: calls.data.data, mine: mine.data.data }}
      error={calls.error ?? mine.error}
      onRetry={retry}
      loading={words.loading}
    >
      {(known) => <WayIn {...known} />}
    </Loaded>
  );
}

interface WayInProps {
  calls: readonly CofundingCall[];
  mine: readonly RegistrationRow[];
}

function WayIn({ calls, mine }: WayInProps) {
  const call = useCurrentCall(calls);
  if (!call || !acceptsDrafts(call.status)) return <NoCall />;
  const taken = mine.find((row) => row.call_number === call.number && !isOver(row.status));

  return taken ? (
    <Taken href={continuePath(taken)} number={taken.number} />
  ) : (
    <StartCheck call={call}>
      {(isRefused) => <BeginButton idCall={call.id} isRefused={isRefused} />}
    </StartCheck>
  );
}

/** E12, told before six questions are answered in vain. */
function Taken({ href, number }: { href: string; number: string }) {
  const { start: words } = useMessages(registrationMessages);

  return (
    <FolderCard number={number} tone="accent">
      <div className="grid max-w-text justify-items-start gap-3">
        <h2 className="text-xl">{words.takenTitle}</h2>
        <p>{words.takenText}</p>
        <Button asChild variant="primary">
          <Link href={href}>{words.toTaken}</Link>
        </Button>
      </div>
    </FolderCard>
  );
}
