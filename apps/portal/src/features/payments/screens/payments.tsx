import { useQuery } from '@tanstack/react-query';
import { SEE_CLAIMS } from '@urzad/grants';
import { TabLinks } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import {
  dueList,
  PAYMENT_TABS,
  type PaymentTab,
  paymentLists,
  paymentTabHref,
} from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { paymentCountsQuery } from '../api';
import { CostTable } from '../components/cost-table';
import { DueTable } from '../components/due-table';
import { PaymentListTable } from '../components/payment-list-table';
import { PaymentsHeading } from '../components/payments-heading';
import { RecoveryTable } from '../components/recovery-table';
import { listsMessages } from '../messages/lists';

/** Bills and payments: claims to be paid, payment lists, and the documents behind them (Process §2.15). */
export function Payments() {
  const words = useMessages(listsMessages);
  const today = useBusinessToday();
  const seesClaims = useSession(({ may }) => may(SEE_CLAIMS));
  // Rows of these lead to claims.
  const tabs = PAYMENT_TABS.filter((tab) => (tab !== 'costs' && tab !== 'recoveries') || seesClaims);
  const asked = paymentLists.parse(useSearchParams()[0]).tab;
  const tab = tabs.includes(asked) ? asked : 'due';
  const { data: counts } = useQuery(paymentCountsQuery);
  const numbers: Partial<Record<PaymentTab, number>> = counts
    ? { due: counts.waiting, lists: counts.lists, recoveries: counts.recoveries }
    : {};

  return (
    <>
      <PaymentsHeading title={words.title} counts={counts} />
      <TabLinks
        label={words.tabsLabel}
        links={tabs.map((name) => ({
          href: paymentTabHref(name),
          label: words.tabs[name],
          current: name === tab,
          ...(numbers[name] !== undefined && { count: numbers[name] }),
          ...(name === 'due' && counts && { alert: counts.overdue > 0 }),
        }))}
      />
      {today && tab === 'due' && <DueTable list={dueList} today={today} />}
      {today && tab === 'lists' && <PaymentListTable today={today} />}
      {today && tab === 'costs' && <CostTable today={today} />}
      {today && tab === 'recoveries' && <RecoveryTable today={today} />}
    </>
  );
}
