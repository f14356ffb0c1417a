import type { Ticket } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { Button, Card, toast, useLocale } from '@urzad/ui';
import { Check } from 'lucide-react';
import { OwnerPart } from '#shared/acting/owner-part';
import { ReplyForm } from '#shared/conversation/reply-form';
import type { LetterToSend } from '#shared/conversation/reply-props';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { confirmTicket, ofTicket, sendLetter } from '../api';
import { ticketMessages } from '../messages/ticket';

interface AskerPartProps {
  ticket: Ticket;
  onDecided: () => void;
}

/** Where who asked writes, confirms that it is solved, or says what is still wrong. */
export function AskerPart({ ticket, onDecided }: AskerPartProps) {
  const words = useMessages(ticketMessages);
  const { id, steps, status } = ticket;
  const isOpen = steps.includes('write');
  const step = isOpen ? ('write' as const) : ('unsolved' as const);
  const said = isOpen ? words.reply : words.unsolved;
  const sending = useStep({
    ...ofTicket,
    send: (letter: LetterToSend, key) => sendLetter(id, step, letter, key),
    onDone: () => {
      toast.success(said.sent);
    },
  });
  if (steps.length === 0) return null;
  const openLabel = status === 'waiting' ? words.reply.waiting : words.reply.label;
  const endedLabel = status === 'solved' ? words.unsolved.label : words.unsolved.closedLabel;

  return (
    <OwnerPart act="write">
      <div className="u:grid u:gap-6">
        {steps.includes('confirm') && <Confirm ticket={ticket} onDecided={onDecided} />}
        {(isOpen || steps.includes('unsolved')) && (
          <ReplyForm
            id={id}
            of="ticket"
            label={isOpen ? openLabel : endedLabel}
            action={{ children: said.send, variant: isOpen ? 'primary' : 'secondary' }}
            send={sending.submit}
            failed={said.failed}
            reasons={words.reasons}
          />
        )}
      </div>
    </OwnerPart>
  );
}

function Confirm({ ticket: { id, confirm_to }, onDecided }: AskerPartProps) {
  const { solved: words, reasons } = useMessages(ticketMessages);
  const locale = useLocale();
  const textOf = useRefusalText(reasons);
  const step = useStep({
    ...ofTicket,
    send: (_, key) => confirmTicket(id, key),
    onDone: () => {
      toast.success(words.confirmed);
      onDecided();
    },
  });

  return (
    <Card className="u:grid u:justify-items-start u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      {confirm_to && <p>{words.text(longDateText(confirm_to, locale))}</p>}
      {step.error && <FormFailure title={words.notConfirmed} error={step.error} text={textOf(step.error)} />}
      <Button variant="primary" icon={Check} loading={step.isPending} onClick={() => step.press()}>
        {words.confirm}
      </Button>
    </Card>
  );
}
