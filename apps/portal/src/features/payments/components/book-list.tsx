import type { PaymentList } from '@urzad/contract';
import { formatMoney, type IsoDate, isIsoDate, warsawDate } from '@urzad/domain';
import { Button, formOf, TextField, toast } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { BookCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
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
export function BookList({ list, today, onDecided }: ListStepProps) {
  const words = useMessages(listStepMessages);
  const form = useForm<BookValues>({ defaultValues: { paid_date: today, bank_ref: '' } });
  const [isOpen, setOpen] = useState(false);
  const { id, row_version, sum, returned_sum, approve_date } = list;
  const firstDay = approve_date === null ? today : warsawDate(new Date(approve_date));
  const booking = useStep<PaymentList, BookValues>({
    ...ofPaymentList,
    send: ({ paid_date, bank_ref }, key) => {
      if (!isIsoDate(paid_date)) throw new Error(`${paid_date} is no day.`);
      return bookList(id, { row_version, paid_date, bank_ref }, key);
    },
    onDone: () => {
      setOpen(false);
      toast.success(words.booked);
      onDecided();
    },
  });

  return (
    <>
      <Button
        variant="primary"
        icon={BookCheck}
        onClick={() => {
          booking.reset();
          setOpen(true);
        }}
      >
        {words.book}
      </Button>
      {isOpen && (
        <DecisionForm
          title={words.bookTitle}
          onClose={() => setOpen(false)}
          back={words.back}
          action={{ children: words.book, icon: BookCheck }}
          decision={booking}
          refused={words.bookRefused}
          reasons={words.reasons}
          form={form}
          check={({ paid_date }) =>
            isBetween(paid_date, firstDay, today) ? {} : { paid_date: 'not-valid-date' }
          }
          errorText={() => words.wrongPaidDay}
          intro={words.bookText(formatMoney(sum - returned_sum))}
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
        </DecisionForm>
      )}
    </>
  );
}

function isBetween(day: string, from: IsoDate, to: IsoDate): boolean {
  return isIsoDate(day) && day >= from && day <= to;
}
