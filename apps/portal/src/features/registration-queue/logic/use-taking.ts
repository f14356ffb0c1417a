import { useQueryClient } from '@tanstack/react-query';
import { TAKE_MAX } from '@urzad/contract';
import type { SelectedKeys } from '@urzad/ui/data-table';
import { useRef, useState } from 'react';
import { type QueueFilter, queueList, queueQueries } from '#shared/entities/registrations/queue-list';
import { wholeList } from '#shared/list/list-queries';
import { useWrite } from '#shared/server-state/use-write';
import { takeRegistrations } from '../api';

const NOTHING: SelectedKeys = new Set();

interface TakingOptions {
  filter: QueueFilter;
  /** The number of rows that pass the filter. */
  total: number;
  /** The shown list: another one has a selection of its own. */
  list: string;
}

/** The selected rows of the queue, and taking them over: pressed twice, or again after a lost answer, it is done once. */
export function useTaking({ filter, total, list }: TakingOptions) {
  const client = useQueryClient();
  const [selected, setSelected] = useState({ list, keys: NOTHING });
  const pressed = useRef<{ key: string; ids: readonly number[] }>(undefined);
  const keys = selected.list === list ? selected.keys : NOTHING;
  const isTooMany = (keys === 'all' ? total : keys.size) > TAKE_MAX;

  const taking = useWrite({
    send: async (_, key) => {
      // A retry has the same ids, even if the list has changed meanwhile.
      const ids = pressed.current?.key === key ? pressed.current.ids : await idsOf(keys, filter);
      pressed.current = { key, ids };
      return takeRegistrations(ids, key);
    },
    onDone: () => {
      setSelected({ list, keys: NOTHING });
      void client.invalidateQueries(queueQueries);
    },
  });

  /** A new selection is another write, and the last result is not about it. */
  function select(next: SelectedKeys) {
    if (taking.isUnderWay()) return;
    taking.renew();
    taking.reset();
    setSelected({ list, keys: next });
  }

  function take() {
    if (!isTooMany) taking.press();
  }

  const { answer: results, error, isPending } = taking;
  return { keys, isTooMany, isPending, results, error, select, take };
}

async function idsOf(keys: SelectedKeys, filter: QueueFilter): Promise<number[]> {
  if (keys !== 'all') return [...keys].map(Number);
  return (await wholeList(queueList.endpoint, filter)).map(({ id }) => id);
}
