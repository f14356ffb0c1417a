import { expect, expectTypeOf, it } from 'vitest';
import { defineLaw, type StepOf } from './define-law';
import { defineStatuses, type StatusOf } from './define-statuses';

const STATUSES = defineStatuses({
  open: { pl: 'Otwarta', en: 'Open', colour: 'blue' },
  closed: { pl: 'Zamknięta', en: 'Closed', colour: 'green' },
});
const LAW = defineLaw([
  { step: 'note', from: ['open'], to: 'same', by: ['citizen', 'office_case_edit'] },
  { step: 'close', from: ['open'], to: 'closed', by: ['office_case_close'] },
] as const);

it('statuses are known in the order of their table', () => {
  expect(STATUSES.codes).toEqual(['open', 'closed']);
  expect([STATUSES.is('open'), STATUSES.is('gone'), STATUSES.is('toString')]).toEqual([true, false, false]);
});

it('a law gives the next status, also where it stays', () => {
  expect(LAW.statusAfter('note', 'open')).toBe('open');
  expect(LAW.statusAfter('close', 'open')).toBe('closed');
  expect(LAW.statusAfter('close', 'closed')).toBeUndefined();
  expect(STATUSES.codes.filter(LAW.isTerminal)).toEqual(['closed']);
});

it('a law tells who may take a step', () => {
  const clerk = { privileges: ['office_case_close'] };

  expect(LAW.stepsFrom('open', 'citizen')).toEqual(['note']);
  expect(LAW.stepsFrom('open', clerk)).toEqual(['close']);
  expect(LAW.mayStep('close', 'closed', clerk)).toBe(false);
  expect(LAW.mayEverStep('close', clerk)).toBe(true);
  expect(LAW.mayEverStep('close', 'system')).toBe(false);
});

it('knows its steps and statuses by their names', () => {
  expectTypeOf<StepOf<typeof LAW>>().toEqualTypeOf<'note' | 'close'>();
  expectTypeOf<StatusOf<typeof STATUSES>>().toEqualTypeOf<'open' | 'closed'>();
  expectTypeOf(LAW.statusAfter).parameters.toEqualTypeOf<['note' | 'close', 'open' | 'closed']>();
});
