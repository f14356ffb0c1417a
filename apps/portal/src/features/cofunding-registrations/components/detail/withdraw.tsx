import type { Registration } from '@urzad/contract';
import { optionOf } from '@urzad/domain';
import { WITHDRAW_REASON, type WithdrawReason } from '@urzad/grants';
import { Button, Card, Form, formOf, SelectField, toast, useLocale, useTypeset } from '@urzad/ui';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { useOffered } from '#shared/libraries/use-words';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWithdrawal } from '../../logic/use-withdrawal';
import { caseMessages } from '../../messages/cases';

interface WithdrawValues {
  reason: string;
}

const { FormField } = formOf<WithdrawValues>();

export interface WithdrawProps {
  registration: Registration;
  /** The button is gone afterwards. */
  onWithdrawn: () => void;
}

/** A sent registration is given up, after a question and with a reason. */
export function Withdraw({ registration, onWithdrawn }: WithdrawProps) {
  const { withdraw: words } = useMessages(caseMessages);
  const [isOpen, setOpen] = useState(false);

  return (
    <Card className="u:grid u:justify-items-start u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      <p className="u:max-w-text">{words.text}</p>
      <OwnerOnly act="withdraw">
        <Button icon={Undo2} onClick={() => setOpen(true)}>
          {words.action}
        </Button>
      </OwnerOnly>
      <WithdrawDialog
        registration={registration}
        onWithdrawn={onWithdrawn}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </Card>
  );
}

interface WithdrawDialogProps extends WithdrawProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function WithdrawDialog({ registration, onWithdrawn, open, onOpenChange }: WithdrawDialogProps) {
  const { withdraw: words } = useMessages(caseMessages);
  const number = useShownNumber(registration.number);
  const formId = useId();

  const decision = useWithdrawal(registration, () => {
    onOpenChange(false);
    toast.success(words.done(number));
    onWithdrawn();
  });

  return (
    <DecisionModal
      title={words.ask(number)}
      open={open}
      onOpenChange={(next) => {
        decision.reset();
        onOpenChange(next);
      }}
      back={words.back}
      action={{ children: words.action, icon: Undo2, variant: 'danger', form: formId }}
      decision={decision}
      refused={words.refused}
    >
      <p>{words.consequence}</p>
      <p>{words.again}</p>
      <ReasonForm id={formId} onSubmit={decision.press} />
    </DecisionModal>
  );
}

interface ReasonFormProps {
  id: string;
  onSubmit: (reason: WithdrawReason) => void;
}

function ReasonForm({ id, onSubmit }: ReasonFormProps) {
  const { withdraw: words } = useMessages(caseMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const options = useOffered('WITHDRAW_REASON', WITHDRAW_REASON).map((reason) => ({
    value: reason.code,
    label: typeset(reason[locale]),
  }));

  return (
    <Form<WithdrawValues>
      id={id}
      label={words.reason}
      summary={false}
      defaultValues={{ reason: '' }}
      check={({ reason }) => (optionOf(WITHDRAW_REASON, reason) ? {} : { reason: 'is-empty' as const })}
      errorText={() => words.chooseReason}
      send={async ({ reason }) => {
        const found = optionOf(WITHDRAW_REASON, reason);
        if (found) onSubmit(found.code);
      }}
    >
      <FormField name="reason">
        {(field) => <SelectField {...field} required label={words.reason} options={options} />}
      </FormField>
    </Form>
  );
}
