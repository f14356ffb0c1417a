import { expect, it } from 'vitest';
import { shownChanges } from './entry-changes';

const shown = (diff: object, obj_type = 'cofundingregistration', seesSensitive = false) =>
  shownChanges({ obj_type, diff }, { seesSensitive });

it('tells a change from a list of two', () => {
  expect(shown({ status: ['submitted', 'formal_check'], fields: ['city', 'phone'], points: 12 })).toEqual([
    { field: 'status', before: 'submitted', after: 'formal_check', hidden: 'no' },
    { field: 'fields', after: 'city, phone', hidden: 'no' },
    { field: 'points', after: '12', hidden: 'no' },
  ]);
});

it('puts a before and an after side by side, without what stayed', () => {
  const diff = { before: { name: 'Stara', a: 1 }, after: { name: 'Nowa', a: 1 }, reason: 'zmiana' };
  expect(shown(diff, 'role')).toEqual([
    { field: 'name', before: 'Stara', after: 'Nowa', hidden: 'no' },
    { field: 'reason', after: 'zmiana', hidden: 'no' },
  ]);
});

it('masks a PESEL and an account number for everybody', () => {
  const text = 'PESEL 90010112345, rachunek 74 9990 0009 0000 0000 0000 0001';
  for (const seesSensitive of [true, false]) {
    const [change] = shown({ title: text }, 'user', seesSensitive);
    expect(change?.after).toBe('PESEL •••, rachunek •••');
  }
});

const FINGERPRINT = `${'1a2b'.repeat(12)}1234567890123456`;
it.each([
  ['PL61109010140000071219812874', 'PL•••'],
  ['PL61 1090 1014 0000 0712 1981 2874,', 'PL•••,'],
  ['61-1090-1014-0000-0712-1981-2874', '•••'],
  [FINGERPRINT, FINGERPRINT],
])('shows %s as %s', (title, expected) => {
  expect(shown({ title }, 'user', true)[0]?.after).toBe(expected);
});

it('leaves written reasons and files about health out, unless the reader may see them', () => {
  const diff = { reason: 'choroba dziecka', kind: 'ORZECZENIE', id_file: 7 };
  expect(shown(diff).map(({ hidden, after }) => [hidden, after])).toEqual([
    ['yes', null],
    ['yes', null],
    ['no', '7'],
  ]);
  expect(shown(diff, 'cofundingregistration', true).map(({ hidden }) => hidden)).toEqual(['no', 'no', 'no']);
});
