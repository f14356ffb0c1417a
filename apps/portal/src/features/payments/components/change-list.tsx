import { useQuery } from '@tanstack/react-query';
import type { PaymentList, WaitingClaim } from '@urzad/contract';
import { formatMoney, isIsoDate } from '@urzad/domain';
import { Button, CheckboxGroup, formOf, Pending, toast } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ofPaymentList } from '#shared/entities/payments/payment-list-query';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useStep } from '#shared/object/use-step';
import { changeList, offeredClaimsQuery } from '../api';
import type { ListStepProps } from '../logic/list-step-props';
import { listStepMessages } from '../messages/list-steps';

interface ChangeValues {
  date: string;
  /** Ids of the claims to add. */
  add: readonly string[];
}

const { FormField } = formOf<ChangeValues>();

/** Moves the day of a list in preparation, and adds claims to it; each item has its own way off. */
export function ChangeList({ list, today, onDecided, onOpenChange }: ListStepProps) {
  const words = useMessages(listStepMessages);
  const { id, row_version, date: day } = list;
  const form = useForm<ChangeValues>({ defaultValues: { date: day, add: [] } });
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  const changing = useStep<PaymentList, ChangeValues>({
    ...ofPaymentList,
    send: ({ date, add }, key) => {
      if (!isIsoDate(date)) throw new Error(`${date} is no day.`);
      return changeList(id, { row_version, date, add: add.map(Number), remove: [] }, key);
    },
    onDone: (after) => {
      show(false);
      form.reset({ date: after.date, add: [] }, { keepFieldsRef: true });
      toast.success(words.changed);
      onDecided();
    },
  });

  return (
    <>
      <Button
        icon={ListPlus}
        onClick={() => {
          changing.reset();
          show(true);
        }}
      >
        {words.change}
      </Button>
      {isOpen && (
        <DecisionForm
          title={words.change}
          onClose={() => show(false)}
          back={words.back}
          action={{ children: words.save, icon: ListPlus }}
          decision={changing}
          refused={words.changeRefused}
          reasons={words.reasons}
          form={form}
          check={({ date }) => (isIsoDate(date) && date >= today ? {} : { date: 'not-valid-date' })}
          errorText={() => words.wrongDay}
          intro={list.asked === 'yes' ? `${words.changeText} ${words.changeTakesBack}` : words.changeText}
        >
          <FormField name="date">
            {(field) => (
              <DateField {...field} required label={words.day} hint={words.dayHint} firstDay={today} />
            )}
          </FormField>
          <OfferedClaims />
        </DecisionForm>
      )}
    </>
  );
}

/** The claims that may be added, the most urgent first. */
function OfferedClaims() {
  const words = useMessages(listStepMessages);
  const { data, error, refetch } = useQuery(offeredClaimsQuery);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;

  return (
    <Pending pending={!data} label={words.offeredLoading}>
      {() =>
        data && data.data.length > 0 ? (
          <FormField name="add">
            {(field) => (
              <CheckboxGroup
                {...field}
                label={words.add}
                {...(data.count > data.data.length && {
                  hint: words.firstOffered(data.data.length, data.count),
                })}
                hasPickAll
                options={data.data.map(offerOf)}
              />
            )}
          </FormField>
        ) : (
          <p className="u:text-muted">{words.noneToAdd}</p>
        )
      }
    </Pending>
  );
}

function offerOf({ id, number, person, amount }: WaitingClaim) {
  return { value: String(id), label: `${person}, ${formatMoney(amount)}`, description: number };
}
