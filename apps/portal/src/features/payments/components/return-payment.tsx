import { useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { REASON_MIN } from '@urzad/grants';
import { toast } from '@urzad/ui';
import { Undo2 } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { paymentsKey } from '#shared/entities/payments/payment-list-query';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import { useWrite } from '#shared/server-state/use-write';
import { returnPayment } from '../api';
import { listStepMessages } from '../messages/list-steps';

export interface ReasonValues {
  reason: string;
}

interface ReturnPaymentProps {
  payment: Payment;
  form: UseFormReturn<ReasonValues>;
  onClose: () => void;
}

/** The bank returned one transfer of a list. */
export function ReturnPayment({ payment, form, onClose }: ReturnPaymentProps) {
  const words = useMessages(listStepMessages);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: paymentsKey });
  const returning = useWrite<Payment, ReasonValues>({
    send: ({ reason }, idempotencyKey) => returnPayment(payment, { reason, idempotencyKey }),
    onDone: async () => {
      // The sums of the list change with its item.
      await refresh();
      toast.success(words.returnNoted);
      onClose();
      form.reset();
    },
    onFailed: (error) => error instanceof ApiFailure && error.status === 409 && void refresh(),
  });

  return (
    <DecisionForm
      title={words.returned}
      onClose={onClose}
      back={words.back}
      action={{ children: words.returned, icon: Undo2 }}
      decision={returning}
      refused={words.returnRefused}
      reasons={words.reasons}
      form={form}
      check={reasonErrors}
      errorText={() => words.reasonNeeded(REASON_MIN)}
      intro={words.returnedText(payment.person, formatMoney(payment.amount))}
    >
      <ReasonField label={words.reason} hint={words.returnedReasonHint} />
    </DecisionForm>
  );
}
