import { useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { useState } from 'react';
import { fieldErrorsOf, isConflict } from '#shared/http/refusals';
import { useSharedForm } from '#shared/object/use-shared-form';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { ofCalendar, saveEvent } from '../api';
import { changedParts, type EventPart, type EventValues, eventBodyOf, eventValuesOf } from './event-values';

/** The form of an event and its write. @param event the one that is changed; a new one without it */
export function useEventForm(event: CalendarEvent | undefined, day: IsoDate, onSaved: () => void) {
  const queries = useQueryClient();
  const me = useSession((session) => session.me?.id);
  const [told, setTold] = useState<CalendarEvent>();
  const [changed, setChanged] = useState<EventPart[]>([]);
  // The newest version that is known here: that of the calendar, or the one that a conflict told of.
  const read = told && event && told.row_version > event.row_version ? told : event;
  const { form, isChanged } = useSharedForm(eventValuesOf(read, day), read?.row_version ?? 0);
  const write = useWrite<CalendarEvent, EventValues>({
    send: (values, key) => saveEvent(read, eventBodyOf(values), key),
    onDone: async (saved) => {
      queries.setQueryData(ofCalendar.queryOf(saved.id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: ofCalendar.key });
      onSaved();
    },
    onFailed: (error) => {
      const stored = storedIn(error);
      if (!stored || !read) return;
      setChanged(changedParts(read, stored));
      setTold(stored);
    },
  });

  /** What the server refuses of a field stands at the field. */
  async function send(values: EventValues): Promise<Record<string, string> | undefined> {
    try {
      await write.submit(values);
      return undefined;
    } catch (error) {
      const refused = fieldErrorsOf(error);
      if (!refused) throw error;
      // The list of colleagues does not offer the person whose list it is.
      if (refused.participants === 'is-invited')
        form.setValue('participants', [...values.participants, String(me)], { shouldDirty: true });
      return fieldsOf(refused);
    }
  }

  /** `changed`: what differs between the version that was read and the one that a conflict told of. */
  return { form, read, isChanged, changed, write, send };
}

/** What is stored, where somebody else was faster. */
export function storedIn(error: unknown): CalendarEvent | undefined {
  if (!isConflict(error)) return undefined;
  const { stored } = error.data as { stored?: CalendarEvent };
  return stored;
}

/** By the names of the form. */
function fieldsOf({ id_user_deputy, ...errors }: Record<string, string>): Record<string, string> {
  return id_user_deputy === undefined ? errors : { ...errors, deputy: id_user_deputy };
}
