import type { CalendarEvent } from '@urzad/contract';
import { fieldErrorText, type IsoDate, isFieldErrorCode } from '@urzad/domain';
import { CALENDAR_KINDS, CALENDAR_NOTE_MAX, CALENDAR_PLACE_MAX, CALENDAR_TITLE_MAX } from '@urzad/grants';
import {
  Checkbox,
  CheckboxGroup,
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
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormFailure } from '#shared/form/form-failure';
import { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { ChangedMeanwhile } from '#shared/object/changed-meanwhile';
import { DecisionModal } from '#shared/object/decision-modal';
import { findColleagues } from '../api';
import { type EventValues, eventErrors, hasTimes, remindersFor } from '../logic/event-values';
import { storedIn, useEventForm } from '../logic/use-event-form';
import { whenText } from '../logic/when-text';
import { eventMessages } from '../messages/event';
import { SubjectField } from './subject-field';

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
  const formId = useId();
  const { form, read, isChanged, changed, write, send } = useEventForm(event, day, () => {
    toast.success(words.saved);
    onClose();
  });
  const title = event ? words.editTitle : words.newTitle;
  const stored = storedIn(write.error);
  // What is wrong with a field stands beside it, and a conflict has its own words.
  const isToldHere = stored !== undefined || fieldErrorsOf(write.error) !== undefined;

  return (
    <DecisionModal
      title={title}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.save, form: formId }}
      decision={{ error: isToldHere ? null : write.error, isPending: write.isPending }}
      refused={refusedText(write.error)}
    >
      {stored && (
        <FormFailure
          title={words.conflict}
          error={write.error}
          text={words.conflictText(whenText(stored, locale), changed.map((part) => words[part]).join(', '))}
        />
      )}
      <Form<EventValues, string>
        id={formId}
        form={form}
        label={title}
        className="u:grid u:gap-4"
        summary={false}
        check={eventErrors}
        errorText={textOfField}
        send={send}
        onFailure={() => undefined}
      >
        <ChangedMeanwhile when={isChanged && !stored} />
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

  function textOfField(code: string): string {
    if (code === 'is-invited') return words.invited;
    return isFieldErrorCode(code) ? fieldErrorText(code, locale) : code;
  }

  function refusedText(error: Error | null): string {
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
  const locale = useLocale();
  const [kind, isAllDay] = useWatch({ control, name: ['kind', 'isAllDay'] });
  const isAbsence = kind === 'URLOP';
  const isTimed = hasTimes({ kind, isAllDay });
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
          <SubjectField event={event} />
          <FormField as="value" name="reminders">
            {(field) => (
              <CheckboxGroup
                {...field}
                isFolded
                label={words.reminders}
                hint={words.remindersHint}
                options={remindersFor({ kind, isAllDay }).map(({ minutes, ...names }) => ({
                  value: String(minutes),
                  label: names[locale],
                }))}
              />
            )}
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
