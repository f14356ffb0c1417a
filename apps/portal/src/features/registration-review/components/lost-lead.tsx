import type { Registration } from '@urzad/contract';
import { Alert } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { keepFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { reviewMessages } from '../messages/review';

/** Steps of who leads it, and the first one, which begins the check. */
const OPEN: Registration['steps'] = ['take', 'score', 'acceptDocuments', 'prolong'];

/** Says who took an application over while it could still be taken or marked here. */
export function LostLead({ registration }: { registration: Registration }) {
  const words = useMessages(reviewMessages);
  const myId = useSession(({ me }) => me?.id);
  const { owner, steps } = registration;
  const isOpen = OPEN.some((step) => steps.includes(step));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isLost = wasOpen && steps.includes('takeOver') && owner !== null && owner.id !== myId;
  // The buttons of the check are gone, one of which was pressed.
  useEffect(() => {
    if (isLost) keepFocus();
  }, [isLost]);

  return (
    isLost && (
      <Alert kind="warning" live title={words.takenBy(owner.name)}>
        {words.takenByHint}
      </Alert>
    )
  );
}
