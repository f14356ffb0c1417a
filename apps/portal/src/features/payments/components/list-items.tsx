import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Payment, PaymentList } from '@urzad/contract';
import { Checkbox, Pagination, Table } from '@urzad/ui';
import { useState } from 'react';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { useKeptForm } from '#shared/object/use-kept-form';
import { ITEMS_OF_A_PAGE, itemsQuery } from '../api';
import { oneListMessages } from '../messages/one-list';
import { ItemCard } from './item-card';
import { useItemColumns } from './item-columns';
import type { ItemAction } from './item-menu';
import { RemoveItem } from './remove-item';
import { type ReasonValues, ReturnPayment } from './return-payment';

const NO_ITEMS: readonly Payment[] = [];

/** The items of a list, page by page, and what can be done with each. */
export function ListItems({ list }: { list: PaymentList }) {
  const words = useMessages(oneListMessages);
  const [asked, setAsked] = useState(1);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [chosen, setChosen] = useState<ItemAction>();
  const { form, begin } = useKeptForm<ReasonValues>();
  const total = onlyChanged ? list.changed_accounts : list.count;
  // The last page goes with its last item.
  const page = Math.min(asked, Math.max(1, Math.ceil(total / ITEMS_OF_A_PAGE)));
  const { data, error, refetch } = useQuery({
    ...itemsQuery({ id_list: list.id, page, onlyChanged }),
    placeholderData: keepPreviousData,
  });
  const items = data?.data ?? NO_ITEMS;
  const choose = (action: ItemAction) => {
    begin(action.payment.id, { reason: '' });
    setChosen(action);
  };
  const columns = useItemColumns({ list, items, onChoose: choose });
  const close = () => setChosen(undefined);

  return (
    <section className="u:grid u:grid-cols-1 u:gap-3">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-2">
        <h3 className="u:text-md">{words.itemsTitle}</h3>
        {list.changed_accounts > 0 && (
          <Checkbox
            label={words.onlyChanged}
            checked={onlyChanged}
            onCheckedChange={(isOnly) => {
              setOnlyChanged(isOnly);
              setAsked(1);
            }}
          />
        )}
      </div>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(data || !error) && (
        <Table
          caption={words.itemsTitle}
          density="dense"
          loading={!data}
          columns={columns}
          rows={items}
          rowKey={({ id }) => String(id)}
          card={(payment) => <ItemCard payment={payment} list={list} onChoose={choose} />}
          empty={<p className="u:text-muted">{words.noItems}</p>}
        />
      )}
      {data && data.count > ITEMS_OF_A_PAGE && (
        <Pagination page={page} pageSize={ITEMS_OF_A_PAGE} total={data.count} onPageChange={setAsked} />
      )}
      {chosen?.action === 'remove' && <RemoveItem list={list} payment={chosen.payment} onClose={close} />}
      {chosen?.action === 'return' && <ReturnPayment payment={chosen.payment} form={form} onClose={close} />}
    </section>
  );
}
