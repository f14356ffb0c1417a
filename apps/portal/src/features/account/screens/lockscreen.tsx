import { Avatar, Card, PageHeading, Spinner, TextLink } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { useScreen } from '../../../shared/screen/use-screen';
import { storedName } from '../../../shared/session/me';
import { useSession } from '../../../shared/session/session-store';
import { accountMessages } from '../messages';
import { UnlockForm } from '../parts/unlock-form';

/** Spec §2: a loading screen comes first. */
const LOADING_MS = 750;

export function Lockscreen() {
  const words = useMessages(accountMessages).lockscreen;
  const isLocked = useSession((session) => session.isLocked);
  const heading = useScreen(words.title);
  const isReady = useIsReady();
  const name = storedName();
  const placeBefore = usePlaceBefore();
  if (!isLocked) return <Navigate to={placeBefore} replace />;

  return (
    <Card className="grid w-full max-w-narrow gap-5">
      {name && (
        <p className="flex items-center gap-3 font-semibold">
          <Avatar name={name} /> {name}
        </p>
      )}
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      {isReady ? <UnlockForm /> : <Waiting />}
      <p>
        <TextLink href={paths.logout}>{words.logout}</TextLink>
      </p>
    </Card>
  );
}

function Waiting() {
  const words = useMessages(accountMessages).lockscreen;

  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner /> {words.working}
    </p>
  );
}

function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setReady(true), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);

  return isReady;
}

/** The guard notes where the lock came upon the person. */
function usePlaceBefore(): string {
  const state: unknown = useLocation().state;

  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : paths.home;
}
