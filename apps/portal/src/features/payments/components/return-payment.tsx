import { useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { REASON_MIN, reasonError } from '@urzad/grants';
import { toast } from '@urzad/ui';
import { Undo2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { paymentsKey } from '#shared/entities/payments/payment-list-query';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useWrite } from '#shared/server-state/use-write';
import { returnPayment } from '../api';
import { listStepMessages } from '../messages/list-steps';
import { ListReason } from './list-reason';

interface ReturnPaymentProps {
  payment: Payment;
  onClose: () => void;
}

/** The bank returned one transfer of a list. */
export function ReturnPayment({ payment, onClose }: ReturnPaymentProps) {
  const words = useMessages(listStepMessages);
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { reason: '' } });
  const refresh = () => queries.invalidateQueries({ queryKey: paymentsKey });
  const returning = useWrite<Payment, { reason: string }>({
    send: ({ reason }, idempotencyKey) => returnPayment(payment, { reason, idempotencyKey }),
    onDone: async () => {
      // The sums of the list change with its item.
      await refresh();
      toast.success(words.returnNoted);
      onClose();
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
      check={({ reason }) => {
        const error = reasonError(reason);
        return error ? { reason: error } : {};
      }}
      errorText={() => words.reasonNeeded(REASON_MIN)}
      intro={words.returnedText(payment.person, formatMoney(payment.amount))}
    >
      <ListReason label={words.reason} hint={words.returnedReasonHint} />
    </DecisionForm>
  );
}
