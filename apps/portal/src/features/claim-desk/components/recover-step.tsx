import { useQueryClient } from '@tanstack/react-query';
import { formatMoney, parsePrice, toPriceText } from '@urzad/domain';
import { REASON_MIN, reasonError } from '@urzad/grants';
import { Button, formOf, PriceField, toast } from '@urzad/ui';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { recoveriesKey, recoveriesOfQuery } from '#shared/entities/recoveries/recovery-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { ReasonField } from '#shared/object/reason-field';
import { useWrite } from '#shared/server-state/use-write';
import { demandRecovery } from '../api';
import { decisionMessages } from '../messages/decisions';
import type { StepProps } from './plain-claim-step';

interface RecoverValues {
  amount: string;
  reason: string;
}

const { FormField } = formOf<RecoverValues>();

/** Demands a paid claim back, or a part of it. */
export function RecoverStep({ claim, onDecided }: StepProps) {
  const words = useMessages(decisionMessages);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, row_version, refund_approved } = claim;
  const most = refund_approved ?? 0;
  const form = useForm<RecoverValues>({ defaultValues: { amount: toPriceText(most), reason: '' } });
  const demanding = useWrite<null, RecoverValues>({
    send: ({ amount, reason }, key) =>
      demandRecovery({ id_request: id, row_version, amount: parsePrice(amount) ?? 0, reason }, key),
    onDone: async () => {
      // The desk shows them with the claim, and would wait for them.
      await queries.prefetchQuery(recoveriesOfQuery({ id_request: id }));
      await queries.invalidateQueries({ queryKey: ofClaim.key });
      await queries.invalidateQueries({ queryKey: recoveriesKey });
      setOpen(false);
      toast.success(words.recovered);
      onDecided();
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: ofClaim.key }),
  });
  const texts = {
    amount: words.recoverAmountNeeded(formatMoney(most)),
    reason: words.reasonNeeded(REASON_MIN),
  };

  return (
    <>
      <Button
        icon={HandCoins}
        onClick={() => {
          demanding.reset();
          setOpen(true);
        }}
      >
        {words.recover}
      </Button>
      {isOpen && (
        <DecisionForm<RecoverValues, keyof RecoverValues>
          title={words.recover}
          onClose={() => setOpen(false)}
          back={words.back}
          action={{ children: words.recoverSend, icon: HandCoins, variant: 'danger' }}
          decision={demanding}
          refused={words.notRecovered}
          reasons={words.reasons}
          form={form}
          check={({ amount, reason }) => {
            const price = parsePrice(amount);
            const isSum = price !== undefined && price > 0 && price <= most;
            return {
              ...(!isSum && { amount: 'amount' as const }),
              ...(reasonError(reason) && { reason: 'reason' as const }),
            };
          }}
          errorText={(code) => texts[code]}
          intro={words.recoverText}
        >
          <FormField name="amount">
            {(field) => (
              <PriceField
                {...field}
                required
                label={words.recoverAmount}
                hint={words.recoverAmountHint(formatMoney(most))}
              />
            )}
          </FormField>
          <ReasonField label={words.reason} hint={words.noteHint} />
        </DecisionForm>
      )}
    </>
  );
}
