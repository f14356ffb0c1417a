import { acceptsDrafts } from '@urzad/grants';
import { Button, Link, PageHeading } from '@urzad/ui';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { usePublicCalls } from '#shared/entities/cofunding-calls/public-calls';
import { useCurrentCall } from '#shared/entities/cofunding-calls/use-current-call';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { writeItem } from '#shared/session/storage';
import { NoCall } from '../components/no-call';
import { StartCheck } from '../components/start-check';
import { registrationMessages } from '../messages/registrations';

/** The self-check for people without an account. With one it is part of the start; the office reads it as they do. */
export function SelfCheckScreen() {
  const { start: words } = useMessages(registrationMessages);
  const heading = useScreen(words.checkTitle);
  const perspective = useSession(({ me }) => me?.perspective);
  const { calls, error, refresh } = usePublicCalls();
  const current = useCurrentCall(calls ?? []);
  const call = current && acceptsDrafts(current.status) ? current : undefined;
  useEffect(() => void refresh(), [refresh]);
  if (perspective === 'citizen') return <Navigate replace to={paths.registrationStart} />;

  return (
    <div className="u:grid u:gap-6">
      <PageHeading ref={heading} title={words.checkTitle} lead={call && words.publicLead} />
      <Loaded data={calls} error={error} onRetry={() => void refresh()} loading={words.loading}>
        {() =>
          call ? (
            <StartCheck call={call}>
              {(isRefused) => !perspective && <WayToAccount isRefused={isRefused} />}
            </StartCheck>
          ) : (
            <NoCall />
          )
        }
      </Loaded>
    </div>
  );
}

/** A link through registration or sign-in to the start of an application. */
function WayToAccount({ isRefused }: { isRefused: boolean }) {
  const { start: words } = useMessages(registrationMessages);
  const wantStart = () => writeItem('wanted_path', paths.registrationStart);

  return (
    <div className="u:grid u:gap-3">
      <p className="u:text-sm u:text-muted">{words.kept}</p>
      <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row">
        <Button asChild variant={isRefused ? 'secondary' : 'primary'} size="lg" iconEnd={ArrowRight}>
          <Link href={paths.register} onClick={wantStart}>
            {words.createAccount}
          </Link>
        </Button>
        <Button asChild size="lg">
          <Link href={paths.login} onClick={wantStart}>
            {words.haveAccount}
          </Link>
        </Button>
      </div>
    </div>
  );
}
