import { expect, it } from 'vitest';
import { type DecisionHint, decisionHints } from './decision-hints';
import type { Progress } from './review-marks';

const NONE = { checked: 0, all: 26, remarks: 0, wordless: 0 };
const ALL = { ...NONE, checked: 26 };
const FIRST = { mayReturn: true, canReject: false, isUnclear: false };

it.each<[string, Partial<Progress>, typeof FIRST, DecisionHint[]]>([
  ['nothing is checked', NONE, FIRST, ['returnNeedsRemark', 'scoreNeedsAll']],
  ['all is agreed', ALL, FIRST, ['returnNeedsRemark']],
  ['all is agreed after a correction', ALL, { ...FIRST, mayReturn: false }, ['rejectNeedsRemark']],
  [
    'a signature is unclear',
    ALL,
    { ...FIRST, isUnclear: true },
    ['returnNeedsRemark', 'scoreNeedsSignature'],
  ],
  ['a remark has no words', { ...ALL, wordless: 1 }, FIRST, ['remarkNeedsWords']],
  ['one remark is written', { checked: 1, remarks: 1 }, FIRST, ['scoreNeedsNoRemarks', 'rejectNeedsAll']],
  [
    'a remark fits a reason',
    { checked: 1, remarks: 1 },
    { ...FIRST, canReject: true },
    ['scoreNeedsNoRemarks'],
  ],
  [
    'there was a correction',
    { ...ALL, remarks: 1 },
    { ...FIRST, mayReturn: false, canReject: true },
    ['scoreNeedsNoRemarks', 'noReturnLeft'],
  ],
])('says why a button is disabled when %s', (_when, progress, offered, hints) => {
  expect(decisionHints({ ...NONE, ...progress }, offered)).toEqual(hints);
});
