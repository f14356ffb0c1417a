import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Link, LoadingScreen, PageHeading } from '@urzad/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { challengeState } from '#shared/second-factor/entering';
import { useSession } from '#shared/session/session-store';
import { beginSession } from '#shared/session/sign-in';
import { signOut } from '#shared/session/sign-out';
import { storedName } from '#shared/session/stored-user';
import { autologin, logout } from '../api';
import { HelpLine } from '../components/help-line';
import { linkMessages } from '../messages/link';

/**
 * The page of a mailed link. It posts the token, since programs that check e-mails open their links, and asks first
 * where somebody is signed in (Security §2).
 */
export function Autologin() {
  const words = useMessages(linkMessages).autologin;
  const heading = useScreen(words.title);
  const { token = '' } = useParams();
  const [isSomebodyIn] = useState(isSignedIn);
  const [name] = useState(() => storedName() ?? '');
  const { send, isPending, error } = useEntering(token);

  // The secret stays neither in the address nor in the history of the browser.
  useEffect(() => history.replaceState(history.state, '', paths.home), []);
  const isSent = useRef(isSomebodyIn);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    send();
  }, [send]);

  if (!error && !(isSomebodyIn && !isPending)) return <LoadingScreen>{words.working}</LoadingScreen>;

  return (
    <div className="u:grid u:w-full u:max-w-narrow u:gap-6">
      <PageHeading ref={heading} title={words.title} />
      {error ? (
        <LinkFailure error={error} onAgain={send} />
      ) : (
        <Alert
          kind="info"
          title={words.somebodyIn(name)}
          actions={
            <>
              <Button variant="primary" onClick={send}>
                {words.takeOver}
              </Button>
              <Button asChild>
                <Link href={paths.home}>{words.stay}</Link>
              </Button>
            </>
          }
        >
          {words.somebodyInText}
        </Alert>
      )}
      <HelpLine />
    </div>
  );
}

/** Also where the server did not answer who it is. */
function isSignedIn(): boolean {
  return ['signed-in', 'unreachable'].includes(useSession.getState().status);
}

function useEntering(token: string) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // Whoever is signed in, or was, is signed out on the server too.
      if (useSession.getState().status !== 'signed-out') await signOut(logout);
      const { data } = await autologin(token);
      if ('challenge' in data) {
        await navigate(paths.code, { replace: true, state: challengeState(data, false) });
        return;
      }
      const begun = beginSession(data, false);
      // A guest page: its guard opens the wanted path, and Back does not lead to the link.
      navigate(paths.login, { replace: true });
      await begun;
    },
  });

  return { send: () => mutate(), isPending, error };
}

function LinkFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const words = useMessages(linkMessages).autologin;
  const textOf = useFailureText();
  const isSpent = error instanceof ApiFailure && error.code === 'not-valid-code';
  const isRefused = error instanceof ApiFailure && error.status >= 400 && error.status < 500;

  return (
    <Alert
      kind="error"
      title={words.failed}
      actions={
        isRefused ? (
          <Button asChild>
            <Link href={paths.login}>{words.logIn}</Link>
          </Button>
        ) : (
          <Button onClick={onAgain}>{words.again}</Button>
        )
      }
    >
      {isSpent ? words.spent : textOf(error)}
    </Alert>
  );
}
