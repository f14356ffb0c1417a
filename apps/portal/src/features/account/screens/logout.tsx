import { LOADING_SCREEN_MS, LoadingScreen } from '@urzad/ui';
import { useEffect } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useScreen } from '#shared/screen/use-screen';
import { signOut } from '#shared/session/sign-out';
import { logout } from '../api';
import { accountMessages } from '../messages/account';

/** Ends the session on the server and removes it from this browser, also without an answer. */
export function Logout() {
  const words = useMessages(accountMessages).logout;
  const heading = useScreen(words.title);

  useEffect(() => {
    const timer = setTimeout(() => void signOut(logout), LOADING_SCREEN_MS.long);
    return () => clearTimeout(timer);
  }, []);

  return (
    <LoadingScreen ref={heading} title={words.title}>
      {words.working}
    </LoadingScreen>
  );
}
