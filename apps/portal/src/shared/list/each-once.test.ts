import { expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { eachOnce } from './each-once';

const objects = [{ id: 1 }, { id: 2 }, { id: 3 }];
const keysInTurn = () => {
  let made = 0;
  return () => `key-${++made}`;
};

it('leaves what is refused and goes on with the others', async () => {
  const refusal = new ApiFailure('illegal-step', {}, 409);
  const { done, refused } = await eachOnce()({
    ...{ objects, said: '' },
    send: async ({ id }) => {
      if (id === 2) throw refusal;
    },
  });
  expect([...done]).toEqual([1, 3]);
  expect([...refused]).toEqual([[2, refusal]]);
});

it('stops at a lost answer, and goes on from there under the same key', async () => {
  const sent: string[] = [];
  let isLost = true;
  const take = eachOnce<{ id: number }>(keysInTurn());
  const steps = {
    ...{ objects, said: 'Reklama' },
    send: async ({ id }: { id: number }, key: string) => {
      sent.push(`${id} ${key}`);
      if (id === 2 && isLost) throw new ApiFailure('network', undefined, 0);
    },
  };
  await expect(take(steps)).rejects.toMatchObject({ code: 'network' });
  isLost = false;
  expect([...(await take(steps)).done]).toEqual([1, 2, 3]);
  const [, lost, again] = sent;
  expect(sent).toHaveLength(4);
  expect(again).toBe(lost);
});

it('says other words under another key', async () => {
  const sent: string[] = [];
  const take = eachOnce<{ id: number }>(keysInTurn());
  const send = async (_: { id: number }, key: string) => {
    sent.push(key);
    throw new ApiFailure('network', undefined, 0);
  };
  for (const said of ['Reklama', 'Reklama żłobka']) {
    await expect(take({ objects, said, send })).rejects.toMatchObject({ code: 'network' });
  }
  expect(new Set(sent).size).toBe(2);
});
