import { PAYMENT_LIST_MAX, type PaymentList, type WaitingClaim } from '@urzad/contract';
import { formatMoney, type IsoDate, isIsoDate } from '@urzad/domain';
import { formOf, toast } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { ListPlus } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { addList, allWaiting } from '../api';
import { sumOf } from '../logic/chosen-rows';
import { choiceMessages } from '../messages/choice';

interface NewListDialogProps {
  /** The chosen claims; `all` is every one that passes the search. */
  rows: readonly WaitingClaim[] | 'all';
  /** How many pass the search. */
  total: number;
  text: string;
  today: IsoDate;
  onClose: () => void;
}

interface NewListValues {
  date: string;
}

const { FormField } = formOf<NewListValues>();

/** The day of a new payment list, and what it will hold; then the list itself. */
export function NewListDialog({ rows, total, text, today, onClose }: NewListDialogProps) {
  const words = useMessages(choiceMessages);
  const navigate = useNavigate();
  const form = useForm<NewListValues>({ defaultValues: { date: today } });
  const pressed = useRef<{ key: string; ids: readonly number[] }>(undefined);
  const adding = useStep<PaymentList, NewListValues>({
    ...ofPaymentList,
    send: async ({ date }, key) => {
      if (!isIsoDate(date)) throw new Error(`${date} is no day.`);
      // A retry has the same claims, even if others wait meanwhile.
      const ids = pressed.current?.key === key ? pressed.current.ids : await idsOf(rows, text);
      pressed.current = { key, ids };
      return addList({ id_requests: [...ids], date }, key);
    },
    onDone: ({ id, number }) => {
      toast.success(words.made(number));
      void navigate(paths.paymentList(id));
    },
  });
  const chosen =
    rows !== 'all'
      ? words.chosen(rows.length, formatMoney(sumOf(rows)))
      : total > PAYMENT_LIST_MAX
        ? words.chosenFirst(PAYMENT_LIST_MAX)
        : words.chosenAll(total);

  return (
    <DecisionForm
      title={words.make}
      onClose={onClose}
      back={words.back}
      action={{ children: words.make, icon: ListPlus }}
      decision={adding}
      refused={words.refused}
      reasons={words.reasons}
      form={form}
      check={({ date }) => (isIsoDate(date) && date >= today ? {} : { date: 'not-valid-date' })}
      errorText={() => words.wrongDay}
      intro={`${chosen} ${words.next}`}
    >
      <FormField name="date">
        {(field) => <DateField {...field} required label={words.day} hint={words.dayHint} firstDay={today} />}
      </FormField>
    </DecisionForm>
  );
}

async function idsOf(rows: readonly WaitingClaim[] | 'all', text: string): Promise<number[]> {
  return rows === 'all' ? (await allWaiting(text)).ids : rows.map(({ id }) => id);
}
