import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TAKE_MAX } from '@urzad/contract';
import type { SelectedKeys } from '@urzad/ui';
import { useRef, useState } from 'react';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { type QueueFilter, queueQueries } from '#shared/queue/queue-key';
import { takeRegistrations, wholeQueue } from '../api';

const NOTHING: SelectedKeys = new Set();

interface TakingOptions {
  filter: QueueFilter;
  /** How many rows pass the filter. */
  total: number;
  /** Which list is shown: another one has a selection of its own. */
  list: string;
}

/** The rows that are selected in the queue, and their taking over: pressed twice, or again after a lost answer, it is done once. */
export function useTaking({ filter, total, list }: TakingOptions) {
  const client = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const [selected, setSelected] = useState({ list, keys: NOTHING });
  const pressed = useRef<{ key: string; ids: readonly number[] }>(undefined);
  const isUnderWay = useRef(false);
  const keys = selected.list === list ? selected.keys : NOTHING;
  const isTooMany = (keys === 'all' ? total : keys.size) > TAKE_MAX;

  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async () => {
      // The same press asks for the same ones, even if the list has changed in the meantime.
      const ids = pressed.current?.key === key ? pressed.current.ids : await idsOf(keys, filter);
      pressed.current = { key, ids };
      return takeRegistrations(ids, key);
    },
    onSuccess: () => {
      renew();
      setSelected({ list, keys: NOTHING });
      void client.invalidateQueries(queueQueries);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  /** What is selected next is another press, and the answer to the last one is no longer about it. */
  function select(next: SelectedKeys) {
    if (isUnderWay.current) return;
    renew();
    reset();
    setSelected({ list, keys: next });
  }

  /** The second press of a double click comes before the button can show that it waits. */
  function take() {
    if (isUnderWay.current || isTooMany) return;
    isUnderWay.current = true;
    mutate();
  }

  return { keys, isTooMany, isPending, results: data, error, select, take };
}

async function idsOf(keys: SelectedKeys, filter: QueueFilter): Promise<number[]> {
  return keys === 'all' ? (await wholeQueue(filter)).map(({ id }) => id) : [...keys].map(Number);
}
