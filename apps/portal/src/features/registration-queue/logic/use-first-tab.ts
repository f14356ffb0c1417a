import type { AnswerOf, cofundingRegistrations } from '@urzad/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { type QueueLocation, type QueueTab, queueList } from '#shared/entities/registrations/queue-list';
import { useSession } from '#shared/session/session-store';
import { firstTab } from './first-tab';

type Counts = AnswerOf<typeof cofundingRegistrations.counts>['data'];

/** Who comes to the queue without an address of a tab lands where their work waits. */
export function useFirstTab(
  location: QueueLocation,
  counts: Counts | undefined,
  goTo: (location: QueueLocation) => void,
): void {
  const mayApprove = useSession(({ may }) => may('cofunding_registration_approve'));
  const [isAsked] = useState(() => queueList.toQuery(location) !== '');
  const [isSettled, setSettled] = useState(isAsked);
  const settle = useEffectEvent((tab: QueueTab) => {
    setSettled(true);
    // A tab that was chosen meanwhile stays.
    if (queueList.toQuery(location) === '' && tab !== location.tab) goTo({ ...location, tab });
  });
  useEffect(() => {
    if (counts && !isSettled) settle(firstTab(counts, mayApprove));
  }, [counts, isSettled, mayApprove]);
}
