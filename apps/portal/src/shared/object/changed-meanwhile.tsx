import { Alert } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import { objectMessages } from './messages';

/** Above the fields of a form that somebody else has changed the object of. */
export function ChangedMeanwhile({ when }: { when: boolean }) {
  const words = useMessages(objectMessages);

  return (
    when && (
      <Alert kind="warning" live title={words.changed}>
        {words.changedText}
      </Alert>
    )
  );
}
