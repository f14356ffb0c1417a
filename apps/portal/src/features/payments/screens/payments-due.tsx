import { useQuery } from '@tanstack/react-query';
import { dueOnlyList } from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { useBusinessToday } from '#shared/system/use-office';
import { paymentCountsQuery } from '../api';
import { DueTable } from '../components/due-table';
import { PaymentsHeading } from '../components/payments-heading';
import { listsMessages } from '../messages/lists';

/** What is to be paid: the first list of „Rachunki” alone (Order §7). */
export function PaymentsDue() {
  const words = useMessages(listsMessages);
  const today = useBusinessToday();
  const { data: counts } = useQuery(paymentCountsQuery);

  return (
    <>
      <PaymentsHeading title={words.dueTitle} counts={counts} />
      {today && <DueTable list={dueOnlyList} today={today} />}
    </>
  );
}
