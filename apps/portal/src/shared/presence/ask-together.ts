import { online, type Presence } from '@urzad/contract';
import { onThisDevice } from '../http/server-clock';
import { request } from '../session/client';

/** Questions of one moment, as those of the rows of a list, are one request. */
const GATHER_MS = 50;
/** How many people one request names. */
const ASKED_AT_ONCE = 100;

interface Gathered {
  ids: Set<number>;
  answer: Promise<ReadonlyMap<number, Presence>>;
}
let gathered: Gathered | undefined;

/** When a person was last in the portal, by the clock of this device; null for whom the caller may not see. */
export async function askTogether(id: number): Promise<Presence | null> {
  gathered ??= gather();
  gathered.ids.add(id);
  return (await gathered.answer).get(id) ?? null;
}

function gather(): Gathered {
  const ids = new Set<number>();
  async function ask() {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    gathered = undefined;
    const all = [...ids];
    const parts = Array.from({ length: Math.ceil(all.length / ASKED_AT_ONCE) }, (_part, at) =>
      all.slice(at * ASKED_AT_ONCE, (at + 1) * ASKED_AT_ONCE),
    );
    const answers = await Promise.all(
      parts.map((part) => request(online.presence, { query: { ids: part.join(',') } })),
    );
    const people = answers.flatMap(({ data }) => data);
    return new Map(
      people.map(({ id, online_date }) => [
        id,
        { id, online_date: online_date && onThisDevice(online_date) },
      ]),
    );
  }
  return { ids, answer: ask() };
}
