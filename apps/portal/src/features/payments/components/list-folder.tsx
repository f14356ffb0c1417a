import type { PaymentList } from '@urzad/contract';
import { formatMoney, type IsoDate, longDateText } from '@urzad/domain';
import { FolderCard, useLocale } from '@urzad/ui';
import { Landmark } from 'lucide-react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { useMessages } from '#shared/i18n/messages';
import { oneListMessages } from '../messages/one-list';
import { ListItems } from './list-items';
import { ListSums } from './list-sums';
import { PeopleSteps } from './people-steps';

/** Statuses in which the day of the payment is still to come. */
const BEFORE_PAYMENT: readonly PaymentList['status'][] = ['draft', 'approved', 'exported'];

/** The list itself: its day, its sums by source, who does what, and its items. */
export function ListFolder({ list, today }: { list: PaymentList; today: IsoDate }) {
  const words = useMessages(oneListMessages);
  const locale = useLocale();
  const { number, date, count, sum, esf_sum, state_sum, returned_count, returned_sum, status } = list;

  return (
    <FolderCard number={number} icon={Landmark}>
      <div className="u:grid u:grid-cols-1 u:gap-4">
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-4 u:gap-y-1">
          <div className="u:part">
            <h2 className="u:text-lg">{words.heading(longDateText(date, locale))}</h2>
            <p className="u:text-sm u:text-muted">{words.items(count)}</p>
          </div>
          {BEFORE_PAYMENT.includes(status) && (
            <p className="u:text-sm">
              <DaysLeft due={date} today={today} />
            </p>
          )}
        </div>
        <ListSums
          items={[
            { term: words.sum, value: formatMoney(sum) },
            { term: words.esf, value: formatMoney(esf_sum) },
            { term: words.state, value: formatMoney(state_sum) },
            ...(returned_count > 0 ? [{ term: words.returnedSum, value: formatMoney(returned_sum) }] : []),
          ]}
        />
        <PeopleSteps list={list} today={today} />
        <ListItems list={list} />
      </div>
    </FolderCard>
  );
}
