import { useQuery } from '@tanstack/react-query';
import type { CalendarEvent } from '@urzad/contract';
import { Pending } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { eventQuery } from '../api';
import { eventMessages } from '../messages/event';
import { CancelDialog, EventDetails, RemoveDialog } from './event-details';
import { EventForm } from './event-form';

/** One event over the calendar: what it says, or a step with it. */
export function OpenedEvent({ id, onClose }: { id: number; onClose: () => void }) {
  const words = useMessages(eventMessages);
  const { data: event, error, refetch } = useQuery(eventQuery(id));
  const [asked, setAsked] = useState<CalendarEvent['steps'][number]>();

  if (!event) {
    return (
      <Modal width="narrow" title={words.loading} open onOpenChange={onClose}>
        <Pending pending={!error} label={words.loading}>
          {() => <LoadFailure error={error} onRetry={() => void refetch()} />}
        </Pending>
      </Modal>
    );
  }
  if (asked === 'set') return <EventForm event={event} day={event.day_from} onClose={onClose} />;
  if (asked === 'cancel') return <CancelDialog event={event} onClose={onClose} />;
  if (asked === 'delete') return <RemoveDialog event={event} onClose={onClose} />;
  return <EventDetails event={event} onAsk={setAsked} onClose={onClose} />;
}
