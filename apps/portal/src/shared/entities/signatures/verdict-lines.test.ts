import type { UploadVerdict } from '@urzad/contract';
import { expect, it } from 'vitest';
import { verdictLines } from './verdict-lines';
import { verdictMessages } from './verdict-messages';

const words = verdictMessages.pl;
const about = { words, locale: 'pl' as const, signer: 'Marek Fikcyjny' };
const verdict: UploadVerdict = {
  result: 'TOTAL_PASSED',
  problems: [],
  owner: 'signer',
  checked: '2027-02-10T08:41:00.000Z',
  signatures: [
    {
      ...{ kind: 'person', name: 'Marek Fikcyjny', pesel_last4: '0015', number: 'pesel' },
      ...{ issuer: 'CN=Centrum', level: 'ZAUFANY', trusted: 'yes', revocation: 'good' },
      ...{ at: '2027-02-10T08:36:00.000Z', claimed_at: null },
    },
  ],
};

it('says of a right file that it is the contract, whose signature it has and what it is worth', () => {
  const { right, wrong } = verdictLines(verdict, about);
  expect(wrong).toEqual([]);
  expect(right).toHaveLength(4);
  expect(right[0]).toBe(words.same);
  expect(right[1]).toContain('PESEL kończy się na 0015. To Twoje dane.');
  expect(right[2]).toMatch(/^Podpis zaufany, sprawdzony na 10.lutego.2027.r\., 09:36\.$/);
});

it('names both people when another one signed', () => {
  const { right, wrong } = verdictLines({ ...verdict, result: 'FAILED', owner: 'another' }, about);
  expect(right).toEqual([]);
  expect(wrong.at(-1)).toBe(words.expected('Marek Fikcyjny'));
});

it('says first what the office still has to check', () => {
  const unclear = {
    ...verdict,
    result: 'INDETERMINATE',
    owner: 'unclear',
    problems: ['signer-unclear'],
  } as const;
  const { wrong } = verdictLines({ ...unclear, problems: [...unclear.problems] }, about);
  expect(wrong[0]).toBe(words.unclear);
  expect(wrong).toHaveLength(2);
  expect(verdictLines({ ...unclear, problems: [] }, { ...about, isOfOther: true }).wrong).toEqual([
    words.unclearOther,
  ]);
});
