import type { CalendarEvent } from '@urzad/contract';
import { formOf } from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { findObjects } from '#shared/object/find-objects';
import { useSession } from '#shared/session/session-store';
import type { EventValues } from '../logic/event-values';
import { valueOfObject } from '../logic/subject-values';
import { eventMessages } from '../messages/event';

const { FormField } = formOf<EventValues>();

/** What an event is about; to who may not see that, only that there is something. */
export function SubjectField({ event }: { event: CalendarEvent | undefined }) {
  const words = useMessages(eventMessages);
  const may = useSession((session) => session.may);
  const lookup = useMemo(() => findObjects(may), [may]);
  if (event?.is_about_hidden === 'yes') return <p className="u:text-sm u:text-muted">{words.aboutHidden}</p>;
  const known = event?.about ? [{ value: valueOfObject(event.about), label: event.about.name }] : [];

  return (
    <FormField as="value" name="about">
      {({ value, ...field }) => (
        <ObjectsField
          {...field}
          value={value ?? ''}
          multiple={false}
          label={words.about}
          hint={words.aboutHint}
          lookup={lookup}
          known={known}
        />
      )}
    </FormField>
  );
}
