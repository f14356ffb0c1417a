import { expect, it } from 'vitest';
import { pictureQueue } from './picture-queue';

/** Works that end when they are told to, and who has begun one. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.push(resolve);
    });
  async function endFirst() {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { begun, work, endFirst };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('decodes one picture of a person at a time, and lets others by', async () => {
  const inTurn = pictureQueue();
  const { begun, work, endFirst } = works();
  for (const name of ['a1', 'a2', 'a3']) void inTurn(1, work(name));
  void inTurn(2, work('b1'));
  void inTurn(3, work('c1'));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  await endFirst();
  // The second of the first person stands behind the first of the third.
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await endFirst();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('says when to come again to a person who has six there, and takes those of others', async () => {
  const inTurn = pictureQueue();
  const { begun, work, endFirst } = works();
  for (let count = 0; count < 6; count += 1) void inTurn(1, work('a'));
  await expect(inTurn(1, work('a'))).rejects.toMatchObject({ code: 'server', status: 503, retryAfter: 5 });
  void inTurn(2, work('b'));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await endFirst();
  void inTurn(1, work('a'));
  await settled();
  expect(begun).toEqual(['a', 'b', 'a']);
});

it('has an end for everybody together', async () => {
  const inTurn = pictureQueue();
  const { work } = works();
  for (let person = 0; person < 52; person += 1) void inTurn(person, work('x'));
  await expect(inTurn(99, work('y'))).rejects.toMatchObject({ status: 503 });
});
