import { describe, expect, it } from 'vitest';
import { type NextStep, nextStepOf } from './next-step';

type Rows = Parameters<typeof nextStepOf>[0];

describe('nextStepOf', () => {
  it.each<[string, Rows, boolean, NextStep, number | undefined]>([
    ['applying, with nothing yet', [], true, 'apply', undefined],
    ['the list, with nothing yet and no open call', [], false, 'list', undefined],
    ['the draft', [{ id: 1, status: 'draft' }], true, 'draft', 1],
    ['signing', [{ id: 1, status: 'to_sign' }], true, 'sign', 1],
    ['sending', [{ id: 1, status: 'signed' }], true, 'send', 1],
    ['looking at what was sent', [{ id: 1, status: 'submitted' }], true, 'show', 1],
    [
      'the correction before a draft',
      [
        { id: 2, status: 'draft' },
        { id: 1, status: 'to_correct' },
      ],
      true,
      'correct',
      1,
    ],
    ['applying again after a refusal', [{ id: 1, status: 'not_qualified' }], true, 'apply', undefined],
  ])('is %s', (_what, rows, canApply, step, id) => {
    expect(nextStepOf(rows, canApply)).toEqual(id === undefined ? { step } : { step, id });
  });
});
