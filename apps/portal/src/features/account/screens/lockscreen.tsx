import { useMutation } from '@tanstack/react-query';
import { LOADING_SCREEN_MS, LoadingScreen, useElapsed } from '@urzad/ui';
import { LockScreen } from '@urzad/ui/programme';
import { Navigate, useLocation } from 'react-router-dom';
import { useFailureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { pageBefore } from '#shared/routing/page-before';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { storedName } from '#shared/session/stored-user';
import { unlock } from '../api';
import { HelpLine } from '../components/help-line';
import { accountMessages } from '../messages/account';

export function Lockscreen() {
  const words = useMessages(accountMessages).lockscreen;
  const isLocked = useSession((session) => session.isLocked);
  const heading = useScreen(words.title);
  const isReady = useElapsed(LOADING_SCREEN_MS.long);
  const { state } = useLocation();
  const attempt = useUnlock();
  if (!isLocked) return <Navigate to={pageBefore(state) ?? paths.home} replace />;
  if (!isReady) return <LoadingScreen>{words.working}</LoadingScreen>;

  return (
    <div className="u:grid u:gap-6">
      <LockScreen
        ref={heading}
        name={storedName()}
        onUnlock={attempt.send}
        pending={attempt.isPending}
        error={attempt.error}
        otherAccountHref={paths.logout}
      />
      <HelpLine />
    </div>
  );
}

function useUnlock() {
  const words = useMessages(accountMessages).lockscreen;
  const textOf = useFailureText();
  const { lock, load } = useSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (pass: string) => {
      await unlock(pass);
      // A page that was opened while locked has no data of the person yet.
      await load();
      lock(false);
    },
  });
  const isWrong = error instanceof ApiFailure && error.code === 'object-no-exist';

  return { send: mutate, isPending, error: error ? (isWrong ? words.wrong : textOf(error)) : undefined };
}
