import type { Ticket } from '@urzad/contract';
import { formOf, RadioSwitch, toast } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { ReplyForm } from '#shared/conversation/reply-form';
import type { LetterToSend } from '#shared/conversation/reply-props';
import type { ReplyValues } from '#shared/conversation/reply-values';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { leaveNote, ofTicket, sendLetter } from '../api';
import { chosenLetter, type DeskLetter, keptLetter, lettersOf } from '../logic/desk-letter';
import { ticketMessages } from '../messages/ticket';

const { FormField, useCurrentValues, useFormAnswers, useSetValue } = formOf<
  ReplyValues & { letter: string }
>();

interface Sending extends LetterToSend {
  letter: DeskLetter;
}

/** Where the help desk answers, asks, solves, or leaves a note. */
export function DeskPart({ ticket }: { ticket: Ticket }) {
  const words = useMessages(ticketMessages);
  const [shown, setShown] = useState<DeskLetter>('answer');
  const { id } = ticket;
  const letters = lettersOf(ticket);
  const letter = chosenLetter(letters, shown);
  const step = useStep({
    ...ofTicket,
    send: ({ letter: kind, ...written }: Sending, key) =>
      kind === 'note' ? leaveNote(id, written.body, key) : sendLetter(id, kind, written, key),
  });
  if (letters.length === 0) return null;

  return (
    <ReplyForm
      id={id}
      of="ticket"
      label={words.kinds[letter]}
      hint={words.hints[letter]}
      head={<LetterSwitch letters={letters} onShown={setShown} />}
      hasFiles={letter !== 'note'}
      more={{ letter: 'answer' }}
      action={{ children: words.sendKind[letter] }}
      send={async (written, values) => {
        const sent = chosenLetter(letters, values.letter);
        await step.submit({ ...written, letter: sent });
        toast.success(words.sentKind[sent]);
      }}
      failed={words.reply.failed}
      reasons={words.reasons}
    />
  );
}

interface LetterSwitchProps {
  letters: readonly DeskLetter[];
  /** Called with the chosen one, which a kept draft may have chosen. */
  onShown: (letter: DeskLetter) => void;
}

function LetterSwitch({ letters, onShown }: LetterSwitchProps) {
  const words = useMessages(ticketMessages);
  const letter = useFormAnswers((values) => chosenLetter(letters, values.letter));
  useEffect(() => onShown(letter), [letter, onShown]);
  const kept = useFormAnswers((values) => keptLetter(letters, values));
  const valuesNow = useCurrentValues();
  const setValue = useSetValue();
  useEffect(() => {
    if (valuesNow().letter !== kept) setValue('letter', kept);
  }, [kept, valuesNow, setValue]);
  if (letters.length < 2) return <p className="u:text-sm">{words.onlyNote}</p>;

  return (
    <FormField name="letter" as="value">
      {({ value, onValueChange, ref: _, ...field }) => (
        <RadioSwitch
          {...field}
          value={value}
          onValueChange={onValueChange}
          label={<span className="u:sr-only">{words.letterKind}</span>}
          options={letters.map((one) => ({ value: one, name: words.kinds[one] }))}
        />
      )}
    </FormField>
  );
}
