import { useQuery } from '@tanstack/react-query';
import { type PaymentList, type PaymentListRow, refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { RefObject } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { paymentListQuery } from '#shared/entities/payments/payment-list-query';
import { PaymentListStatusBadge } from '#shared/entities/payments/payment-status-badge';
import { paymentLists } from '#shared/entities/payments/payment-tabs';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { useShown } from '#shared/object/use-shown';
import { useBusinessToday } from '#shared/system/use-office';
import { itemsQuery, newestListsQuery } from '../api';
import { ListActions } from '../components/list-actions';
import { ListFolder } from '../components/list-folder';
import { ListNotes, ListRecord } from '../components/list-record';
import { NewestLists } from '../components/newest-lists';
import { listsMessages } from '../messages/lists';
import { oneListMessages } from '../messages/one-list';

/** One payment list: its sums, the people of its steps, its items, and what can be done (Process §2.15). */
export function PaymentListScreen() {
  const words = useMessages(oneListMessages);
  const { title } = useMessages(listsMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const list = useQuery(paymentListQuery(id));
  const newest = useQuery(newestListsQuery);
  // Items that came later would move what stands below them.
  const items = useQuery({
    ...itemsQuery({ id_list: id, page: 1, onlyChanged: false }),
    enabled: !!list.data,
  });
  const known =
    list.data && newest.data && !items.isLoading && today
      ? { list: list.data, newest: newest.data, today }
      : undefined;
  const back = paymentLists.hrefOf({ ...paymentLists.parse(params), tab: 'lists' });

  return (
    <ObjectScreen
      title={words.title}
      number={known?.list.number}
      badge={known && <PaymentListStatusBadge status={known.list.status} />}
      onlookersOf={refOf('cofundingpaymentlist', id)}
      breadcrumbs={[{ label: title, href: back }]}
      query={{
        data: known,
        error: list.error ?? newest.error,
        refetch: list.error ? list.refetch : newest.refetch,
      }}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(data, heading) => <LoadedList key={id} {...data} heading={heading} back={back} />}
    </ObjectScreen>
  );
}

interface LoadedListProps {
  list: PaymentList;
  newest: readonly PaymentListRow[];
  today: IsoDate;
  heading: RefObject<HTMLHeadingElement | null>;
  back: string;
}

function LoadedList({ list, newest, today, heading, back }: LoadedListProps) {
  useShown('cofundingpaymentlist', list.id);
  const focusHeading = useFocusAfterStep(heading, list.row_version);

  return (
    <div className="u:part">
      <div className="u:grid u:items-start u:gap-5 u:desktop:grid-cols-aside">
        <NewestLists lists={newest} current={list.id} allHref={back} />
        <div className="u:grid u:min-w-0 u:grid-cols-1 u:gap-6">
          <ListNotes list={list} />
          <ListFolder list={list} today={today} />
          <ListRecord list={list} />
        </div>
      </div>
      <ListActions list={list} today={today} onDecided={focusHeading} />
    </div>
  );
}
