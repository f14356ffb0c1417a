import { useQueryClient } from '@tanstack/react-query';
import type { Recovery } from '@urzad/contract';
import { formatMoney, type IsoDate, isIsoDate, parsePrice } from '@urzad/domain';
import { formOf, PriceField, TextField, toast } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { BookCheck } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { paymentsKey } from '#shared/entities/payments/payment-list-query';
import { recoveriesKey } from '#shared/entities/recoveries/recovery-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useWrite } from '#shared/server-state/use-write';
import { bookReturn } from '../api';
import {
  dueOn,
  firstDayOf,
  partsOf,
  type ReturnError,
  type ReturnValues,
  returnErrors,
} from '../logic/return-form';
import { useRates } from '../logic/use-rates';
import { recoveryMessages } from '../messages/recoveries';

interface BookReturnProps {
  recovery: Recovery;
  today: IsoDate;
  form: UseFormReturn<ReturnValues>;
  onClose: () => void;
}

const BANK_REF_MAX = 60;
const { FormField } = formOf<ReturnValues>();

/** Books what a participant has returned, all of it or a part. */
export function BookReturn({ recovery, today, form, onClose }: BookReturnProps) {
  const words = useMessages(recoveryMessages);
  const queries = useQueryClient();
  const [day, price] = useWatch({ control: form.control, name: ['date', 'amount'] });
  const owed = { ...recovery, rates: useRates() };
  const due = dueOn(owed, day);
  const sum = formatMoney(due ? due.principal + due.interest : recovery.due);
  const parts = partsOf(owed, { date: day, amount: price });
  const texts: Record<ReturnError, string> = { date: words.wrongDay, amount: words.wrongAmount(sum) };
  const { id, row_version, person } = recovery;
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: recoveriesKey });
    await queries.invalidateQueries({ queryKey: paymentsKey });
  };
  const booking = useWrite<Recovery, ReturnValues>({
    send: ({ date, amount, bank_ref }, key) => {
      const sent = parsePrice(amount);
      if (!isIsoDate(date) || sent === undefined) throw new Error(`${date}, ${amount} is no return.`);
      return bookReturn(id, { row_version, date, amount: sent, bank_ref }, key);
    },
    onDone: async () => {
      await refresh();
      toast.success(words.booked);
      onClose();
      form.reset();
    },
    onFailed: () => void refresh(),
  });

  return (
    <DecisionForm<ReturnValues, ReturnError>
      title={words.book}
      onClose={onClose}
      back={words.back}
      action={{ children: words.book, icon: BookCheck }}
      decision={booking}
      refused={words.refused}
      reasons={words.reasons}
      form={form}
      check={(typed) => returnErrors(owed, typed, today)}
      errorText={(code) => texts[code]}
      intro={words.bookText(person, sum)}
    >
      <FormField name="date">
        {(field) => (
          <DateField
            {...field}
            required
            label={words.day}
            hint={words.dayHint}
            firstDay={firstDayOf(recovery)}
            lastDay={today}
          />
        )}
      </FormField>
      <FormField name="amount">
        {(field) => (
          <PriceField
            {...field}
            required
            label={words.amount}
            {...(parts && { hint: words.split(formatMoney(parts.principal), formatMoney(parts.interest)) })}
          />
        )}
      </FormField>
      <FormField name="bank_ref">
        {(field) => <TextField {...field} label={words.bankRef} maxLength={BANK_REF_MAX} />}
      </FormField>
    </DecisionForm>
  );
}
