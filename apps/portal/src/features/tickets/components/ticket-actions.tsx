import type { Ticket } from '@urzad/contract';
import { Button, toast, useLocale } from '@urzad/ui';
import { Ban, Hand, RotateCcw } from 'lucide-react';
import { failureText } from '#shared/failures/failure-text';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { ReasonStep } from '#shared/object/reason-step';
import { useHeldSteps } from '#shared/object/use-held-steps';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { endTicket, ofTicket, takeTicket } from '../api';
import { ticketMessages } from '../messages/ticket';
import { AssignStep } from './assign-step';
import { EditStep } from './edit-step';
import { MergeStep } from './merge-step';

interface TicketActionsProps {
  ticket: Ticket;
  /** A step was done: its button may be gone, so the heading takes the focus. */
  onDecided: () => void;
}

/** What this officer may do with the ticket now, besides writing in it. */
export function TicketActions({ ticket, onDecided }: TicketActionsProps) {
  const words = useMessages(ticketMessages);
  const target = { queries: ofTicket, back: words.back, reasons: words.reasons, onDecided };
  const { may, targetOf } = useHeldSteps(ticket.steps, target);
  const { id, row_version } = ticket;

  return (
    <div className="u:grid u:gap-2 u:empty:hidden u:print:hidden">
      <TakeTicket ticket={ticket} onDecided={onDecided} />
      {may('assign') && <AssignStep ticket={ticket} target={targetOf('assign')} />}
      {may('edit') && <EditStep ticket={ticket} target={targetOf('edit')} />}
      {may('merge') && <MergeStep ticket={ticket} target={targetOf('merge')} />}
      {(['close', 'reopen'] as const).filter(may).map((step) => (
        <ReasonStep
          key={step}
          target={targetOf(step)}
          words={words[step]}
          icon={step === 'close' ? Ban : RotateCcw}
          explanation={{ label: words.reason, needed: words.reasonNeeded }}
          send={(reason, key) => endTicket(id, step, { row_version, reason }, key)}
        />
      ))}
    </div>
  );
}

/** Makes the person who presses it the officer in charge. Who was late is told, also where nobody can any more. */
function TakeTicket({ ticket, onDecided }: TicketActionsProps) {
  const words = useMessages(ticketMessages);
  const locale = useLocale();
  const { owner, steps } = ticket;
  const textOf = useRefusalText(words.reasons);
  const isNew = steps.includes('take');
  const taking = useStep({
    ...ofTicket,
    send: (_, key) => takeTicket(ticket, key),
    onDone: () => {
      toast.success(words.taken);
      onDecided();
    },
  });
  const { error } = taking;

  return (
    <>
      {error && (
        <p role="alert" className="u:text-sm u:font-medium u:text-error-text">
          {`${words.notTaken}. ${isConflict(error) ? words.ownerChanged : (textOf(error) ?? failureText(error, locale))}`}
        </p>
      )}
      {(isNew || steps.includes('takeOver')) && (
        <Button
          variant={isNew || !owner ? 'primary' : 'secondary'}
          icon={Hand}
          loading={taking.isPending}
          onClick={() => taking.press()}
        >
          {owner && !isNew ? words.takeOverFrom(owner.name) : words.take}
        </Button>
      )}
    </>
  );
}
