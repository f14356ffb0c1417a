import { expect, it } from 'vitest';
import { changedFields, changesOf, editErrors, editSpecs } from './edit-values';

const TODAY = '2027-02-10';
const STORED = { title: 'Pytanie', kind: 'PYTANIE', priority: 'NORMAL' };
const CASE = { kind: 'PYTANIE', obj_type: 'general' } as const;
const specs = editSpecs(CASE, { maySettleRights: false });

it('sends only what differs, as another kind has another term', () => {
  expect(changesOf({ ...STORED, priority: 'HIGH' }, STORED)).toEqual({ priority: 'HIGH' });
  expect(changesOf({ ...STORED, title: ' Pytanie ' }, STORED)).toEqual({});
  expect(changedFields({ title: 'Inne', kind: 'INNE', priority: 'NORMAL' }, STORED)).toEqual([
    'title',
    'kind',
  ]);
});

it('refuses an empty subject and a kind that is not offered', () => {
  expect(editErrors(specs, STORED, TODAY)).toEqual({});
  expect(editErrors(specs, { ...STORED, title: ' ' }, TODAY)).toEqual({ title: 'is-empty' });
  expect(Object.keys(editErrors(specs, { ...STORED, kind: 'ZGLOSZENIE' }, TODAY))).toEqual(['kind']);
});

it('offers data protection and accessibility only to who settles them', () => {
  const kindsOf = (maySettleRights: boolean) =>
    editSpecs(CASE, { maySettleRights }).kind.options?.map(({ code }) => code);
  expect(kindsOf(false)).not.toContain('RODO');
  expect(kindsOf(true)).toEqual(expect.arrayContaining(['RODO', 'DOSTEPNOSC']));
});
