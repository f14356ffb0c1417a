import { describe, expect, it } from 'vitest';
import { LIVE_MEMBER_STATUSES, MEMBER_STATUSES } from './member-status';
import { MEMBER_LAW } from './member-workflow';

describe('law of participants (Process §2.8)', () => {
  it('ends nowhere but in its last three statuses', () => {
    const ended = MEMBER_STATUSES.codes.filter(MEMBER_LAW.isTerminal);
    expect(ended).toEqual(['completed', 'resigned', 'terminated']);
    expect([...LIVE_MEMBER_STATUSES, ...ended]).toEqual(MEMBER_STATUSES.codes);
  });

  it('leaves the last month to the clock, and the end to people', () => {
    expect(MEMBER_LAW.stepsFrom('active', 'system')).toEqual(['suspend', 'beginEnding']);
    expect(MEMBER_LAW.stepsFrom('ending', { privileges: ['cofunding_member_edit'] })).toEqual([
      'complete',
      'resign',
    ]);
    expect(MEMBER_LAW.mayEverStep('terminate', { privileges: ['cofunding_member_edit'] })).toBe(false);
    expect(MEMBER_LAW.statusAfter('terminate', 'suspended')).toBeUndefined();
  });
});
