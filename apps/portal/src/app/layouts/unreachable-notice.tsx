import { Alert, Button } from '@urzad/ui';
import { useMessages } from '../../shared/i18n/messages';
import { useSession } from '../../shared/session/session-store';
import { appMessages } from '../messages';

/** Somebody is signed in but the server could not say who: they may ask again, nothing is thrown away. */
export function UnreachableNotice() {
  const words = useMessages(appMessages);
  const load = useSession((session) => session.load);

  return (
    <div className="page-width pt-4.5">
      <Alert
        kind="warning"
        live
        title={words.unreachableTitle}
        actions={<Button onClick={() => void load()}>{words.retry}</Button>}
      >
        {words.unreachable}
      </Alert>
    </div>
  );
}
