import { useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@urzad/contract';
import { fieldErrorText, type IsoDate } from '@urzad/domain';
import { CALENDAR_KINDS, CALENDAR_NOTE_MAX, CALENDAR_PLACE_MAX, CALENDAR_TITLE_MAX } from '@urzad/grants';
import {
  Checkbox,
  Form,
  formOf,
  RadioSwitch,
  TextArea,
  TextField,
  TimeField,
  toast,
  useLocale,
} from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { DateField } from '@urzad/ui/dates';
import { useId, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ApiFailure } from '#shared/http/api-failure';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { ChangedMeanwhile } from '#shared/object/changed-meanwhile';
import { DecisionModal } from '#shared/object/decision-modal';
import { useSharedForm } from '#shared/object/use-shared-form';
import { useWrite } from '#shared/server-state/use-write';
import { findColleagues, ofCalendar, saveEvent } from '../api';
import { type EventValues, eventBodyOf, eventErrors, eventValuesOf, hasTimes } from '../logic/event-values';
import { whenText } from '../logic/when-text';
import { eventMessages } from '../messages/event';

const { FormField } = formOf<EventValues>();

interface EventFormProps {
  /** The event that is changed; a new one without it. */
  event?: CalendarEvent | undefined;
  /** The day of a new one. */
  day: IsoDate;
  onClose: () => void;
}

/** Adds an event, or changes one. */
export function EventForm({ event, day, onClose }: EventFormProps) {
  const words = useMessages(eventMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const formId = useId();
  const [told, setTold] = useState<CalendarEvent>();
  // The newest version that is known here: that of the calendar, or the one that a conflict told of.
  const read = told && event && told.row_version > event.row_version ? told : event;
  const { form, isChanged } = useSharedForm(eventValuesOf(read, day), read?.row_version ?? 0);
  const write = useWrite<CalendarEvent, EventValues>({
    send: (values, key) => saveEvent(read, eventBodyOf(values), key),
    onDone: async (saved) => {
      queries.setQueryData(ofCalendar.queryOf(saved.id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: ofCalendar.key });
      toast.success(words.saved);
      onClose();
    },
    onFailed: (error) => {
      const stored = storedIn(error);
      if (stored) setTold(stored);
    },
  });
  const title = event ? words.editTitle : words.newTitle;

  return (
    <DecisionModal
      title={title}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.save, form: formId }}
      decision={write}
      refused={refusedText(write.error)}
    >
      <Form<EventValues>
        id={formId}
        form={form}
        label={title}
        className="u:grid u:gap-4"
        summary={false}
        check={eventErrors}
        errorText={(code) => fieldErrorText(code, locale)}
        send={async (values) => write.press(values)}
      >
        <ChangedMeanwhile when={isChanged && !write.error} />
        {!event && (
          <FormField name="kind">
            {(field) => (
              <RadioSwitch
                {...field}
                label={words.kind}
                options={CALENDAR_KINDS.map(({ code, ...names }) => ({ value: code, name: names[locale] }))}
              />
            )}
          </FormField>
        )}
        <EventFields form={form} event={read} />
      </Form>
    </DecisionModal>
  );

  function refusedText(error: Error | null): string {
    const stored = storedIn(error);
    if (stored) return words.conflict(`${stored.title} ${whenText(stored, locale)}`.trim());
    return error instanceof ApiFailure && (error.status === 404 || error.code === 'illegal-step')
      ? words.gone
      : words.failed;
  }
}

interface EventFieldsProps {
  form: UseFormReturn<EventValues>;
  event: CalendarEvent | undefined;
}

/** The questions that the kind of the event has. */
function EventFields({ form: { control }, event }: EventFieldsProps) {
  const words = useMessages(eventMessages);
  const [kind, isAllDay] = useWatch({ control, name: ['kind', 'isAllDay'] });
  const isAbsence = kind === 'URLOP';
  const isTimed = hasTimes({ ...eventValuesOf(undefined, '2000-01-01'), kind, isAllDay });
  const known = [...(event?.participants ?? []), ...(event?.deputy ? [event.deputy] : [])].map(
    ({ id, name }) => ({ value: String(id), label: name }),
  );

  return (
    <>
      {!isAbsence && (
        <FormField name="title">
          {(field) => <TextField {...field} required maxLength={CALENDAR_TITLE_MAX} label={words.title} />}
        </FormField>
      )}
      <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
        <FormField name="day_from">
          {(field) => <DateField {...field} required label={words.dayFrom} />}
        </FormField>
        <FormField name="day_to">
          {(field) => <DateField {...field} required label={words.dayTo} />}
        </FormField>
      </div>
      {!isAbsence && (
        <FormField name="isAllDay">{(field) => <Checkbox {...field} label={words.allDay} />}</FormField>
      )}
      {isTimed && (
        <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
          <FormField name="time_from">
            {(field) => <TimeField {...field} required label={words.timeFrom} />}
          </FormField>
          <FormField name="time_to">
            {(field) => <TimeField {...field} required label={words.timeTo} />}
          </FormField>
        </div>
      )}
      {!isAbsence && (
        <>
          <FormField name="place">
            {(field) => <TextField {...field} maxLength={CALENDAR_PLACE_MAX} label={words.place} />}
          </FormField>
          <FormField as="value" name="participants">
            {(field) => (
              <ObjectsField
                {...field}
                label={words.participants}
                hint={words.participantsHint}
                lookup={findColleagues}
                known={known}
              />
            )}
          </FormField>
        </>
      )}
      {isAbsence && (
        <FormField as="value" name="deputy">
          {(field) => (
            <ObjectsField
              {...field}
              multiple={false}
              label={words.deputy}
              hint={words.deputyHint}
              lookup={findColleagues}
              known={known}
            />
          )}
        </FormField>
      )}
      <FormField name="note">
        {(field) => <TextArea {...field} rows={3} maxLength={CALENDAR_NOTE_MAX} label={words.note} />}
      </FormField>
    </>
  );
}

/** What is stored, where somebody else was faster. */
function storedIn(error: unknown): CalendarEvent | undefined {
  if (!isConflict(error)) return undefined;
  const { stored } = error.data as { stored?: CalendarEvent };
  return stored;
}
