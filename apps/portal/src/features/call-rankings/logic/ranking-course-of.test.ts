import type { CallRanking } from '@urzad/contract';
import { expect, it } from 'vitest';
import { rankingCourseOf } from './ranking-course-of';

const proposal = { current: 'yes', approved: null, published: null } as NonNullable<CallRanking['proposal']>;
const approved = { date: '', id_user: 1, name: 'Dyrektor' };

it.each([
  ['a call that takes applications', { status: 'open', undecided: 0, proposal: null }, 0],
  ['applications without a decision', { status: 'closed', undecided: 1, proposal: null }, 0],
  ['all decided', { status: 'closed', undecided: 0, proposal: null }, 1],
  ['a proposal', { status: 'closed', undecided: 0, proposal }, 2],
  [
    'a proposal that is out of date',
    { status: 'closed', undecided: 0, proposal: { ...proposal, current: 'no' } },
    1,
  ],
  ['an approved one', { status: 'closed', undecided: 0, proposal: { ...proposal, approved } }, 3],
  ['a published one', { status: 'ranked', undecided: 0, proposal: { ...proposal, published: '2026' } }, 4],
] as const)('%s', (_name, ranking, course) => {
  expect(rankingCourseOf(ranking)).toBe(course);
});
