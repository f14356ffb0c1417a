import { expect, it } from 'vitest';
import { leadsToAnnex } from './leads-to-annex';

const CHANGE: Parameters<typeof leadsToAnnex>[0] = {
  kind: 'ZMIANA',
  status: 'open',
  obj_type: 'cofundingcontract',
  form: { change: 'care' },
};

it('is for a change of the care in a live case about a contract', () => {
  expect(leadsToAnnex(CHANGE)).toBe(true);
  expect(leadsToAnnex({ ...CHANGE, form: { change: 'account' } })).toBe(false);
  expect(leadsToAnnex({ ...CHANGE, form: { change: 'name' } })).toBe(false);
  expect(leadsToAnnex({ ...CHANGE, form: { change: 'name', by_annex: 'yes' } })).toBe(true);
  expect(leadsToAnnex({ ...CHANGE, status: 'closed' })).toBe(false);
  expect(leadsToAnnex({ ...CHANGE, kind: 'INNE' })).toBe(false);
  expect(leadsToAnnex({ ...CHANGE, obj_type: 'general' })).toBe(false);
});
