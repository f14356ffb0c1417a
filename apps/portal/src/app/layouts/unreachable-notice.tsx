import { Alert, Button } from '@urzad/ui';
import { useEffect } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { appMessages } from '../messages';
import { unreachableMessages } from './unreachable-messages';

/** The server is asked again by itself: about as often as the pages of a session refresh. */
const RETRY_MS = 30_000;

interface UnreachableNoticeProps {
  /** The page shows nothing of the person, so nothing is said (Spec §8). @default false */
  isSilent?: boolean;
}

/**
 * There is a token, but the server did not answer with the person: the portal asks again, by itself and by a button.
 * Nothing is removed.
 */
export function UnreachableNotice({ isSilent = false }: UnreachableNoticeProps) {
  const words = useMessages(unreachableMessages);
  const { unreachable } = useMessages(appMessages);
  const load = useSession((session) => session.load);
  useRetries(load);
  if (isSilent) return null;

  return (
    <div className="u:page-width u:pt-4.5">
      <Alert
        kind="warning"
        live
        title={words.title}
        actions={<Button onClick={() => void load()}>{words.retry}</Button>}
      >
        {unreachable}
      </Alert>
    </div>
  );
}

function useRetries(load: () => Promise<void>) {
  useEffect(() => {
    const retry = () => void load();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [load]);
}
