import { useQueryClient } from '@tanstack/react-query';
import { type CalendarEvent, type Officer, pathOfObject } from '@urzad/contract';
import { optionText } from '@urzad/domain';
import { CALENDAR_KINDS, CALENDAR_REMINDERS, CALENDAR_STATUSES } from '@urzad/grants';
import { Button, DescriptionList, TextLink, toast, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { NamedPerson } from '#shared/presence/named-person';
import { useWrite } from '#shared/server-state/use-write';
import { cancelEvent, ofCalendar, removeEvent } from '../api';
import { whenText } from '../logic/when-text';
import { eventMessages } from '../messages/event';

interface EventDetailsProps {
  event: CalendarEvent;
  onAsk: (step: CalendarEvent['steps'][number]) => void;
  onClose: () => void;
}

/** What an event says, and what can be done with it. */
export function EventDetails({ event, onAsk, onClose }: EventDetailsProps) {
  const words = useMessages(eventMessages);
  const locale = useLocale();
  const { kind, status, title, place, note, organiser, deputy, participants, steps } = event;
  const isAbsence = kind === 'URLOP';
  const names = (people: readonly Officer[]) => (
    <span className="u:grid u:gap-y-1">
      {people.map((one) => (
        <NamedPerson key={one.id} {...one} />
      ))}
    </span>
  );
  const facts = [
    { term: words.when, value: whenText(event, locale) },
    { term: words.status, value: optionText(CALENDAR_STATUSES, status, locale) },
    place && { term: words.place, value: <span lang="pl">{place}</span> },
    { term: isAbsence ? words.absent : words.organiser, value: names([organiser]) },
    isAbsence && { term: words.deputy, value: deputy ? names([deputy]) : words.nobody },
    event.about !== null && {
      term: words.about,
      value: <TextLink href={pathOfObject(event.about)}>{event.about.name}</TextLink>,
    },
    event.is_about_hidden === 'yes' && { term: words.about, value: words.aboutUnseen },
    participants.length > 0 && { term: words.participants, value: names(participants) },
    event.reminders.length > 0 && {
      term: words.reminders,
      value: CALENDAR_REMINDERS.filter(({ minutes }) => event.reminders.includes(minutes))
        .map((one) => one[locale])
        .join(', '),
    },
    note && {
      term: words.note,
      value: (
        <span lang="pl" className="u:whitespace-pre-line">
          {note}
        </span>
      ),
    },
  ].filter((fact) => typeof fact === 'object');
  const labels = { set: words.edit, cancel: words.cancel, delete: words.remove };

  return (
    <Modal
      width="narrow"
      title={title ? <span lang="pl">{title}</span> : optionText(CALENDAR_KINDS, kind, locale)}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {steps.toReversed().map((step) => (
            <Button key={step} variant={step === 'set' ? 'primary' : 'secondary'} onClick={() => onAsk(step)}>
              {labels[step]}
            </Button>
          ))}
        </>
      }
    >
      <DescriptionList items={facts} />
    </Modal>
  );
}

interface AskedProps {
  event: CalendarEvent;
  onClose: () => void;
}

/** Asks before an event is called off. */
export function CancelDialog({ event, onClose }: AskedProps) {
  const words = useMessages(eventMessages);
  const step = useStep<CalendarEvent>({
    ...ofCalendar,
    send: (_, key) => cancelEvent(event, key),
    onDone: () => {
      toast.success(words.cancelled);
      onClose();
    },
  });

  return (
    <DecisionModal
      title={words.cancelTitle}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.cancel, variant: 'danger', onClick: () => step.press() }}
      decision={step}
      refused={words.cancelFailed}
    >
      <p>{words.cancelText}</p>
    </DecisionModal>
  );
}

/** Asks before an event is removed. */
export function RemoveDialog({ event, onClose }: AskedProps) {
  const words = useMessages(eventMessages);
  const queries = useQueryClient();
  const removal = useWrite<null>({
    send: (_, key) => removeEvent(event, key),
    onDone: async () => {
      queries.removeQueries({ queryKey: ofCalendar.queryOf(event.id).queryKey });
      onClose();
      toast.success(words.removed);
      await queries.invalidateQueries({ queryKey: ofCalendar.key });
    },
    // Another window has changed it: what is removed is seen before it is asked for again.
    onFailed: (error) => {
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: ofCalendar.key });
    },
  });

  return (
    <DecisionModal
      title={words.removeTitle}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.remove, variant: 'danger', onClick: () => removal.press() }}
      decision={removal}
      refused={words.removeFailed}
    >
      <p>{words.removeText}</p>
    </DecisionModal>
  );
}
