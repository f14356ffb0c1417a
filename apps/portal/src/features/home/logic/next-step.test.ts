import type { RegistrationStatus } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import { type NextStep, nextStepOf } from './next-step';

type Rows = { id: number; status: RegistrationStatus; replaceable?: 'yes' }[];

const CALL = { number: '1/2027' };

const NEXT_CALL = { number: '2/2027' };
const NOW = new Date('2027-02-10T08:00:00.000Z');
const AFTER = new Date('2027-02-12T14:30:00.001Z');
const inCall = (rows: Rows) =>
  rows.map((row) => ({
    replaceable: 'no' as const,
    call_number: CALL.number,
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
    ['bringing documents', [{ id: 1, status: 'documents' }], true, 'documents', 1],
    ['looking at documents that the office checks', [{ id: 1, status: 'documents_check' }], true, 'show', 1],
    ['the contract', [{ id: 1, status: 'contract_stage' }], false, 'contract', 1],
    ['the panel of a participant', [{ id: 1, status: 'member' }], true, 'panel', 1],
    ['looking at what was not qualified', [{ id: 1, status: 'not_qualified' }], true, 'show', 1],
    [
      'the rejection, with the call still open',
      [{ id: 1, status: 'formally_rejected' }],
      true,
      'rejected',
      1,
    ],
    ['the rejection, with no call', [{ id: 1, status: 'formally_rejected' }], false, 'rejected', 1],
    [
      'applying again after a withdrawal before any decision',
      [{ id: 1, status: 'withdrawn', replaceable: 'yes' }],
      true,
      'apply',
      undefined,
    ],
    ['looking at what was withdrawn after a decision', [{ id: 1, status: 'withdrawn' }], true, 'show', 1],
  ])('is %s', (_what, rows, canApply, step, id) => {
    expect(nextStepOf({ rows: inCall(rows), call: canApply ? CALL : undefined, now: NOW })).toEqual(
      id === undefined ? { step } : { step, id },
    );
  });

  it.each<RegistrationStatus>(['draft', 'to_sign', 'signed'])('is nothing for %s after the end', (status) => {
    const rows = inCall([{ id: 1, status }]);
    expect(nextStepOf({ rows, call: undefined, now: AFTER })).toEqual({ step: 'none' });
    // Another call may be on by then.
    expect(nextStepOf({ rows, call: NEXT_CALL, now: AFTER })).toEqual({ step: 'apply' });
  });

  it('is applying in the next call after a rejection in the one before', () => {
    const rows = inCall([{ id: 1, status: 'formally_rejected' }]);
    expect(nextStepOf({ rows, call: NEXT_CALL, now: AFTER })).toEqual({ step: 'apply' });
  });

  it('is still the correction, and looking at what was sent', () => {
    const rows = inCall([{ id: 1, status: 'to_correct' }]);
    expect(nextStepOf({ rows, call: undefined, now: AFTER })).toEqual({ step: 'correct', id: 1 });
    const sent = inCall([{ id: 2, status: 'scored' }]);
    expect(nextStepOf({ rows: sent, call: undefined, now: AFTER })).toEqual({ step: 'show', id: 2 });
  });

  it('leads to a correction while it can come in, and afterwards to what became of it', () => {
    const rows = inCall([{ id: 1, status: 'to_correct' }]);
    const stepAt = (now: string) => nextStepOf({ rows, call: CALL, now: new Date(now) }).step;
    expect(stepAt('2027-02-17T22:59:59.999Z')).toBe('correct');
    expect(stepAt('2027-02-17T23:00:00.000Z')).toBe('show');
  });
});
