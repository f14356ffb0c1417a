import { describe, expect, it } from 'vitest';
import { CO_FUNDING_STATUSES, LIVE_CO_FUNDING_STATUSES } from './co-funding-status';
import { CO_FUNDING_LAW } from './co-funding-workflow';

describe('law of co-funding (Process §2.9)', () => {
  it('is started by the clock alone, and ends in three ways', () => {
    const ended = CO_FUNDING_STATUSES.codes.filter(CO_FUNDING_LAW.isTerminal);
    expect(ended).toEqual(['finished', 'closed_early', 'changed']);
    expect([...LIVE_CO_FUNDING_STATUSES, ...ended]).toEqual(CO_FUNDING_STATUSES.codes);
    expect(CO_FUNDING_LAW.statusAfter('start', 'planned')).toBe('running');
    expect(CO_FUNDING_LAW.mayEverStep('start', { privileges: ['cofunding_grant_edit'] })).toBe(false);
  });

  it('is suspended and resumed by the office only while it runs', () => {
    const officer = { privileges: ['cofunding_grant_edit'] };
    expect(CO_FUNDING_LAW.stepsFrom('running', officer)).toEqual(['suspend', 'closeEarly']);
    expect(CO_FUNDING_LAW.stepsFrom('suspended', officer)).toEqual(['resume', 'closeEarly']);
    expect(CO_FUNDING_LAW.stepsFrom('running', { privileges: ['cofunding_grant_show'] })).toEqual([]);
  });
});
