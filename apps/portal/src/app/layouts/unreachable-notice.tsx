import { Alert, Button } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { appMessages } from '../messages';
import { unreachableMessages } from './unreachable-messages';

/** There is a token, but the server did not answer with the person: a button retries, and nothing is removed. */
export function UnreachableNotice() {
  const words = useMessages(unreachableMessages);
  const { unreachable } = useMessages(appMessages);
  const load = useSession((session) => session.load);

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
