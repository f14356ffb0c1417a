import { LOADING_SCREEN_MS, LoadingScreen } from '@urzad/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { forgetKeptAnswers } from '#shared/kept-answers/kept-answers';
import { pageBefore } from '#shared/routing/page-before';
import { useScreen } from '#shared/screen/use-screen';
import { signOut } from '#shared/session/sign-out';
import { storedUserId } from '#shared/session/stored-user';
import { forgetUploads } from '#shared/uploads/kept-uploads';
import { logout } from '../api';
import { accountMessages } from '../messages/account';

/**
 * Ends the session on the server and removes it from this browser, also without an answer. Unsent files go as well where
 * the person signs out; where a guard does, they stay for the same person.
 */
export function Logout() {
  const words = useMessages(accountMessages).logout;
  const heading = useScreen(words.title);
  const isForced = pageBefore(useLocation().state) !== undefined;

  useEffect(() => {
    async function end() {
      const userId = storedUserId();
      // First the session: from then on no tab keeps another file.
      await signOut(logout);
      // Forbidden storage keeps nothing.
      if (!isForced) await forgetUploads({ userId }).catch(() => undefined);
      // Also where the person was never loaded, as without a connection.
      await forgetKeptAnswers().catch(() => undefined);
    }

    const timer = setTimeout(() => void end(), LOADING_SCREEN_MS.long);
    return () => clearTimeout(timer);
  }, [isForced]);

  return (
    <LoadingScreen ref={heading} title={words.title}>
      {words.working}
    </LoadingScreen>
  );
}
