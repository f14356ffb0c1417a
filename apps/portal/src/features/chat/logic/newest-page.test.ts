import type { ChatMessage } from '@urzad/contract';
import { expect, it } from 'vitest';
import { type MessagePage, newestPage, PAGE_GROWS_TO } from './newest-page';

/** A room with messages 1 to `last`, and how often it was asked. */
function roomOf(last: number) {
  const asked: object[] = [];
  async function ask(query: { before?: number; page_count?: number }): Promise<MessagePage> {
    asked.push(query);
    const end = query.before ?? last + 1;
    const start = Math.max(1, end - (query.page_count ?? 30));
    const data = Array.from({ length: end - start }, (_one, at) => ({ id: start + at }) as ChatMessage);
    return { data, has_more: start > 1 ? 'yes' : 'no' };
  }
  return { ask, asked };
}
const endsOf = ({ data, has_more }: MessagePage) => [data[0]?.id, data.at(-1)?.id, has_more];

it('is the newest page of the server at first', async () => {
  expect(endsOf(await newestPage(roomOf(100).ask, undefined))).toEqual([71, 100, 'yes']);
  expect(endsOf(await newestPage(roomOf(0).ask, undefined))).toEqual([undefined, undefined, 'no']);
});

it('begins where it began when new messages came, however many', async () => {
  const one = roomOf(101);
  expect(endsOf(await newestPage(one.ask, 71))).toEqual([71, 101, 'yes']);
  expect(one.asked).toEqual([{}, { before: 72, page_count: 100 }]);
  expect(endsOf(await newestPage(roomOf(250).ask, 71))).toEqual([71, 250, 'yes']);
  expect(endsOf(await newestPage(roomOf(100).ask, 71))).toEqual([71, 100, 'yes']);
});

it('says that nothing is before it when it begins with the first message of the room', async () => {
  expect(endsOf(await newestPage(roomOf(40).ask, 1))).toEqual([1, 40, 'no']);
});

it('does not grow for ever', async () => {
  const { data } = await newestPage(roomOf(5_000).ask, 71);
  expect(data.at(-1)?.id).toBe(5_000);
  expect(data.length).toBeLessThan(PAGE_GROWS_TO + 100);
});
