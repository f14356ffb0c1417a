import { formatMoney, type IsoDate, isIsoDate, warsawDate } from '@urzad/domain';
import { formOf, TextField } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { BookCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { useMessages } from '#shared/i18n/messages';
import { FormStep } from '#shared/object/form-step';
import { bookList } from '../api';
import type { ListStepProps } from '../logic/list-step-props';
import { listStepMessages } from '../messages/list-steps';

interface BookValues {
  paid_date: string;
  bank_ref: string;
}

const BANK_REF_MAX = 60;
const { FormField } = formOf<BookValues>();

/** Notes that the bank has paid the list, and on which day. */
export function BookList({ list, today, onDecided, onOpenChange }: ListStepProps) {
  const words = useMessages(listStepMessages);
  const form = useForm<BookValues>({ defaultValues: { paid_date: today, bank_ref: '' } });
  const { id, row_version, sum, returned_sum, approve_date } = list;
  // Here no claims can be chosen again.
  const reasons = { ...words.reasons, claims: words.notAllSent, months: words.notAllSent };
  const firstDay = approve_date === null ? today : warsawDate(new Date(approve_date));

  return (
    <FormStep
      target={{ queries: ofPaymentList, back: words.back, reasons, onDecided, onOpenChange }}
      words={{
        label: words.book,
        title: words.bookTitle,
        text: words.bookText(formatMoney(sum - returned_sum)),
        done: words.booked,
        refused: words.bookRefused,
      }}
      icon={BookCheck}
      button={{ variant: 'primary' }}
      form={form}
      send={({ paid_date, bank_ref }, key) => {
        if (!isIsoDate(paid_date)) throw new Error(`${paid_date} is no day.`);
        return bookList(id, { row_version, paid_date, bank_ref }, key);
      }}
      check={({ paid_date }) =>
        isBetween(paid_date, firstDay, today) ? {} : { paid_date: 'not-valid-date' }
      }
      errorText={() => words.wrongPaidDay}
    >
      <FormField name="paid_date">
        {(field) => (
          <DateField
            {...field}
            required
            label={words.paidDay}
            hint={words.paidDayHint}
            firstDay={firstDay}
            lastDay={today}
          />
        )}
      </FormField>
      <FormField name="bank_ref">
        {(field) => <TextField {...field} label={words.bankRef} maxLength={BANK_REF_MAX} />}
      </FormField>
    </FormStep>
  );
}

function isBetween(day: string, from: IsoDate, to: IsoDate): boolean {
  return isIsoDate(day) && day >= from && day <= to;
}
