import type { Registration, ReviewMark } from '@urzad/contract';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { type ReviewToSave, reviewSender } from './send-review';

const FIRST: ReviewMark[] = [{ field: 'city', state: 'ok' }];
const SECOND: ReviewMark[] = [...FIRST, { field: 'pesel', state: 'ok' }];
const LOST = new ApiFailure('network', undefined, 0);

/** A server that stores the answer of each key, and whose answers to the requests of these numbers are lost. */
function aSender({ losing = [], refusing = [] }: { losing?: number[]; refusing?: number[] } = {}) {
  const versions = new Map<string, number>();
  let elsewhere = 0;
  const keep = vi.fn(async ({ rowVersion, idempotencyKey }: ReviewToSave) => {
    const call = keep.mock.calls.length;
    if (refusing.includes(call)) throw new ApiFailure('conflict', undefined, 409);
    const row_version = versions.get(idempotencyKey) ?? rowVersion + 1;
    versions.set(idempotencyKey, row_version);
    if (losing.includes(call)) throw LOST;
    return { row_version: row_version + elsewhere } as Registration;
  });
  let keys = 0;
  const send = reviewSender(keep, () => {
    keys += 1;
    return `key-${keys}`;
  });

  return {
    send: (marks: ReviewMark[], rowVersion: number) => send({ marks, rowVersion, atOnce: false }),
    /** Somebody else keeps marks. */
    keepElsewhere: () => {
      elsewhere += 1;
    },
    sent: () => keep.mock.calls.map(([review]) => review),
  };
}

it('repeats marks whose answer was lost with their own key, so that they count once', async () => {
  const { send, sent } = aSender({ losing: [1] });
  await expect(send(FIRST, 3)).rejects.toBe(LOST);
  await expect(send(FIRST, 3)).resolves.toMatchObject({ row_version: 4 });
  expect(sent().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

it('sends newer marks upon the version that the lost ones made, which is no conflict of a page with itself', async () => {
  const { send, sent } = aSender({ losing: [1] });
  await expect(send(FIRST, 3)).rejects.toBe(LOST);
  await expect(send(SECOND, 3)).resolves.toMatchObject({ row_version: 5 });
  expect(sent()).toMatchObject([
    { marks: FIRST, rowVersion: 3, idempotencyKey: 'key-1' },
    { marks: FIRST, rowVersion: 3, idempotencyKey: 'key-1' },
    { marks: SECOND, rowVersion: 4, idempotencyKey: 'key-2' },
  ]);
});

it.each([
  ['the same', FIRST],
  ['newer', SECOND],
])(
  'is in conflict when somebody went on after lost marks, and sends %s marks over nothing',
  async (_what, marks) => {
    const { send, sent, keepElsewhere } = aSender({ losing: [1] });
    await expect(send(FIRST, 3)).rejects.toBe(LOST);
    keepElsewhere();
    await expect(send(marks, 3)).rejects.toMatchObject({ code: 'conflict' });
    expect(sent()).toHaveLength(2);
  },
);

it('takes a refusal for an answer', async () => {
  const { send, sent } = aSender({ refusing: [1] });
  await expect(send(FIRST, 3)).rejects.toMatchObject({ code: 'conflict' });
  await send(SECOND, 7);
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ marks: SECOND, rowVersion: 7, idempotencyKey: 'key-2' });
});
