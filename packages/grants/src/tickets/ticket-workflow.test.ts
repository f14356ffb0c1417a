import { expect, it } from 'vitest';
import { isLiveTicket, TICKET_LAW, TICKET_STATUSES } from './ticket-workflow';

const DESK = { privileges: ['ticket_show', 'ticket_edit'] };
const READER = { privileges: ['ticket_show'] };

it('goes from new to closed, and waits for who asked', () => {
  expect(TICKET_LAW.statusAfter('take', 'new')).toBe('open');
  expect(TICKET_LAW.statusAfter('ask', 'open')).toBe('waiting');
  expect(TICKET_LAW.statusAfter('write', 'waiting')).toBe('open');
  expect(TICKET_LAW.statusAfter('solve', 'open')).toBe('solved');
  expect(TICKET_LAW.statusAfter('confirm', 'solved')).toBe('closed');
  expect(TICKET_LAW.statusAfter('unsolved', 'closed')).toBe('open');
});

it('is confirmed by who asked, and closed late by nobody but the clock', () => {
  expect(TICKET_LAW.stepsFrom('solved', 'citizen')).toEqual(['confirm', 'unsolved']);
  expect(TICKET_LAW.stepsFrom('solved', 'system')).toEqual(['expire']);
  expect(TICKET_LAW.mayEverStep('confirm', DESK)).toBe(false);
  expect(TICKET_LAW.mayEverStep('expire', DESK)).toBe(false);
});

it('is handled with ticket_edit alone', () => {
  expect(TICKET_LAW.stepsFrom('open', DESK)).toEqual([
    ...['takeOver', 'assign', 'edit', 'answer', 'ask', 'note', 'solve', 'close', 'merge'],
  ]);
  expect(TICKET_STATUSES.codes.flatMap((status) => TICKET_LAW.stepsFrom(status, READER))).toEqual([]);
});

it('waits for somebody until it is solved', () => {
  expect(TICKET_STATUSES.codes.filter(isLiveTicket)).toEqual(['new', 'open', 'waiting']);
});
