import type { RegistrationStatus } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import { type NextStep, nextStepOf } from './next-step';

type Rows = { id: number; status: RegistrationStatus }[];

const NOW = new Date('2027-02-10T08:00:00.000Z');
const AFTER = new Date('2027-02-12T14:30:00.001Z');
const inCall = (rows: Rows) =>
  rows.map((row) => ({
    ...row,
    call_status: 'open' as const,
    call_open_to: '2027-02-12T14:30:00.000Z',
    correction_to: '2027-02-17' as const,
  }));

describe('nextStepOf', () => {
  it.each<[string, Rows, boolean, NextStep, number | undefined]>([
    ['applying, with nothing yet', [], true, 'apply', undefined],
    ['nothing, with nothing yet and no open call', [], false, 'none', undefined],
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
    expect(nextStepOf({ rows: inCall(rows), canApply, now: NOW })).toEqual(
      id === undefined ? { step } : { step, id },
    );
  });

  it.each<RegistrationStatus>(['draft', 'to_sign', 'signed'])('is nothing for %s after the end', (status) => {
    const rows = inCall([{ id: 1, status }]);
    expect(nextStepOf({ rows, canApply: false, now: AFTER })).toEqual({ step: 'none' });
    // Another call may be on by then.
    expect(nextStepOf({ rows, canApply: true, now: AFTER })).toEqual({ step: 'apply' });
  });

  it('is still the correction, and looking at what was sent', () => {
    const rows = inCall([{ id: 1, status: 'to_correct' }]);
    expect(nextStepOf({ rows, canApply: false, now: AFTER })).toEqual({ step: 'correct', id: 1 });
    const sent = inCall([{ id: 2, status: 'scored' }]);
    expect(nextStepOf({ rows: sent, canApply: false, now: AFTER })).toEqual({ step: 'show', id: 2 });
  });

  it('leads to a correction while it can come in, and afterwards to what became of it', () => {
    const rows = inCall([{ id: 1, status: 'to_correct' }]);
    const stepAt = (now: string) => nextStepOf({ rows, canApply: true, now: new Date(now) }).step;
    expect(stepAt('2027-02-17T22:59:59.999Z')).toBe('correct');
    expect(stepAt('2027-02-17T23:00:00.000Z')).toBe('show');
  });
});
