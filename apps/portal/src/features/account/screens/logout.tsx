import { Spinner } from '@urzad/ui';
import { useEffect } from 'react';
import { useMessages } from '../../../shared/i18n/messages';
import { useScreen } from '../../../shared/screen/use-screen';
import { useSession } from '../../../shared/session/session-store';
import { logout } from '../api';
import { accountMessages } from '../messages';

/** Spec §2: the loading screen stays so long. */
const SHOWN_MS = 750;

/** Tells the server and forgets the person here. Without an answer the browser forgets all the same. */
export function Logout() {
  const words = useMessages(accountMessages).logout;
  const end = useSession((session) => session.end);
  const heading = useScreen(words.title);

  useEffect(() => {
    const timer = setTimeout(() => void logout().then(end, end), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [end]);

  return (
    <div className="grid justify-items-center gap-3">
      <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.title}
      </h1>
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner /> {words.working}
      </p>
    </div>
  );
}
