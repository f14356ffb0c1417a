import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cofundingRegistrations } from './endpoints/cofunding-registrations';
import { localities } from './endpoints/localities';
import { TABLE_PRESETS_MAX } from './endpoints/table-presets';
import { CODE_LIVES_MINUTES, CODE_PAUSE_SECONDS } from './shapes/code-times';
import { DEFAULT_APPLICATION } from './shapes/default-application';
import { SESSION_MS } from './shapes/session-times';

const letters = (count: number) => 'x'.repeat(count);
const mark = (text: string) => ({ row_version: 1, marks: [{ field: 'street', state: 'remark', text }] });
const score = (changes: object) => ({ row_version: 1, points_final: 15, ...changes });

/** The last accepted and the first refused value, typed as numbers, so that the test fails when a limit changes. */
describe.each([
  ['a remark', cofundingRegistrations.review.schema.body, mark(letters(500)), mark(letters(501))],
  [
    'points',
    cofundingRegistrations.score.schema.body,
    score({ points_final: 100 }),
    score({ points_final: 101 }),
  ],
  [
    'why the points differ',
    cofundingRegistrations.score.schema.body,
    score({ points_note: letters(500) }),
    score({ points_note: letters(501) }),
  ],
  [
    'why points are sent back, at most',
    cofundingRegistrations.sendback.schema.body,
    { row_version: 1, note: letters(500) },
    { row_version: 1, note: letters(501) },
  ],
  [
    'why points are sent back, at least',
    cofundingRegistrations.sendback.schema.body,
    { row_version: 1, note: letters(10) },
    { row_version: 1, note: letters(9) },
  ],
  [
    'the words of a rejection',
    cofundingRegistrations.reject.schema.body,
    { row_version: 1, reason: 'WIEK', text: letters(2000) },
    { row_version: 1, reason: 'WIEK', text: letters(2001) },
  ],
  [
    'how many are taken over at once',
    cofundingRegistrations.takemany.schema.body,
    { ids: Array.from({ length: 100 }, (_, at) => at + 1) },
    { ids: Array.from({ length: 101 }, (_, at) => at + 1) },
  ],
  [
    'the name of a place',
    localities.add.schema.body,
    { name: letters(60), community: '3212-bielice-w' },
    { name: letters(61), community: '3212-bielice-w' },
  ],
])('the limit of %s', (_what, body, last, tooMany) => {
  it('is where it was set', () => {
    expect(z.safeParse(body, last).error).toBeUndefined();
    expect(z.safeParse(body, tooMany).success).toBe(false);
  });
});

it('is 100 for the views of tables that a person keeps', () => {
  expect(TABLE_PRESETS_MAX).toBe(100);
});

it('is 15 minutes, 12 hours, 30 days and half an hour for a session (Order §2)', () => {
  expect(SESSION_MS).toEqual({
    access: 900_000,
    refresh: 43_200_000,
    refreshRemembered: 2_592_000_000,
    staffIdle: 1_800_000,
  });
});

it('is 10 minutes for a code, and one minute before the next (Order §2)', () => {
  expect([CODE_LIVES_MINUTES, CODE_PAUSE_SECONDS]).toEqual([10, 60]);
});

it('names the default application of Spec §9', () => {
  expect(DEFAULT_APPLICATION).toBe(9192);
});
