import { useState } from 'react';
import type { LoggedMessage } from './message-log-props';

/** So many stay in the page; those before them have been heard. */
const HEARD_MAX = 20;

/** Messages that came after the log was first shown, as far as they have something to say. */
export function useArrivedMessages(messages: readonly LoggedMessage[]): readonly LoggedMessage[] {
  const last = messages.at(-1)?.id;
  const [known, setKnown] = useState(last);
  const [arrived, setArrived] = useState<readonly LoggedMessage[]>([]);

  if (last !== known) {
    setKnown(last);
    setArrived([...arrived, ...arrivedAfter(messages, known)].slice(-HEARD_MAX));
  }
  return arrived;
}

/** @param known the last message before; undefined while there was none */
export function arrivedAfter(
  messages: readonly LoggedMessage[],
  known: LoggedMessage['id'] | undefined,
): LoggedMessage[] {
  const at = messages.findIndex(({ id }) => id === known);
  // Where the one before is not shown any more, all may be others than before: only the last one is certain to be new.
  const from = known === undefined || at >= 0 ? at + 1 : messages.length - 1;
  return messages.slice(from).filter(({ said }) => said !== undefined);
}
