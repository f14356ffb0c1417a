import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { answerOfNow } from './conflict-dialog';

/** A query whose earlier answer is known, asked again. */
function askedAgain(queryFn: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['row'], 'earlier');
  const observer = new QueryObserver(client, { queryKey: ['row'], queryFn, staleTime: 0 });
  const stop = observer.subscribe(() => undefined);
  const shown = () => answerOfNow(observer.getCurrentResult());

  return { observer, shown, stop };
}

it('is the answer that came last', async () => {
  const { shown, stop } = askedAgain(async () => 'newest');
  expect(shown()).toBeUndefined();
  await expect.poll(shown).toBe('newest');
  stop();
});

it('is none when the request fails, whatever was known before', async () => {
  const { observer, shown, stop } = askedAgain(() => Promise.reject(new Error('network')));
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  expect(observer.getCurrentResult().data).toBe('earlier');
  expect(shown()).toBeUndefined();
  stop();
});
