import { Alert } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { noAccessMessages } from './no-access-messages';

/** Says on a public page why the rest of the portal is closed to this person (Order §10). */
export function NoAccessNotice() {
  const words = useMessages(noAccessMessages);

  return (
    <div className="u:page-width u:pt-6.5">
      <Alert kind="warning" title={words.title}>
        {words.text}
      </Alert>
    </div>
  );
}
