import { expect, it } from 'vitest';
import { CALL_STATUSES } from '../calls/call-status';
import { KRAJ, LABOUR, RELATION } from '../dictionaries/dictionaries';
import { namesIn, type OfficeWord, offeredIn, specIn, statusesIn } from '../dictionaries/office-words';
import { PROFILE_FIELDS } from '../registration-form/profile';
import { CHILD_FIELDS } from '../registration-form/registration-fields/child-fields';
import { CONTACT_FIELDS } from '../registration-form/registration-fields/contact-fields';
import { changedWords } from './changed-words';
import { SHIPPED_LIBRARIES } from './libraries';
import { readIn, WORDED_LIBRARIES } from './read-in';

const always = { color: null, valid_from: null, valid_to: null, archived: 'no' } as const;
const kept = (code: string): OfficeWord[] =>
  (SHIPPED_LIBRARIES.find((library) => library.code === code)?.items ?? []).map(
    ({ code, pl, en, color }) => ({
      ...{ ...always, code, pl, en },
      color: (color ?? null) as OfficeWord['color'],
    }),
  );

it('sends only the dictionaries that an office changed', () => {
  const asShipped = Object.fromEntries(WORDED_LIBRARIES.map((code) => [code, kept(code)]));
  expect(changedWords(asShipped)).toEqual({});

  const renamed = kept('RELATION').map((item) => ({ ...item, pl: `${item.pl}!` }));
  const moved = kept('ISCED').toReversed();
  const changed = changedWords({ ...asShipped, RELATION: renamed, ISCED: moved });
  expect(changed).toEqual({ RELATION: renamed, ISCED: moved });
});

it('names and orders as the office does, and leaves the codes to the law', () => {
  const [parent, ...others] = kept('RELATION');
  const words = {
    RELATION: [...others, { ...always, ...parent, code: 'RODZIC', pl: 'Mama albo tata', en: 'Mum or dad' }],
  };
  const strange = { ...always, code: 'SASIAD', pl: 'Sąsiad', en: 'Neighbour' };
  const named = namesIn({ RELATION: [strange, ...words.RELATION] }, 'RELATION', RELATION);

  expect(named.map(({ code }) => code)).toEqual(['OPIEKUN_PRAWNY', 'OPIEKUN_FAKTYCZNY', 'PIECZA', 'RODZIC']);
  expect(named.at(-1)).toEqual({ code: 'RODZIC', pl: 'Mama albo tata', en: 'Mum or dad' });
  expect(namesIn(words, 'LABOUR', LABOUR)).toBe(LABOUR);
});

it('offers what is valid on the day, and what was chosen before', () => {
  const words = {
    KRAJ: kept('KRAJ').map((item) =>
      item.code === 'GB' ? { ...item, valid_to: '2027-01-31' as const } : item,
    ),
  };
  const codesOn = (day: '2027-01-31' | '2027-02-01', chosen?: string) =>
    offeredIn(words, 'KRAJ', { shipped: KRAJ, day, chosen }).map(({ code }) => code);

  expect(codesOn('2027-01-31')).toContain('GB');
  expect(codesOn('2027-02-01')).not.toContain('GB');
  expect(codesOn('2027-02-01', 'GB')).toContain('GB');
  expect(namesIn(words, 'KRAJ', KRAJ).map(({ code }) => code)).toContain('GB');
});

it('words and colours statuses, and keeps which there are', () => {
  const own = kept('STATUS_CALL').map((item) => ({ ...item, pl: `${item.pl}!`, color: null }));
  const [open, strange] = [
    own.find(({ code }) => code === 'open'),
    { ...always, code: 'strange', pl: '', en: '' },
  ];
  const red = { ...always, ...open, code: 'open', pl: 'Trwa', en: 'Running', color: 'red' as const };
  const { table, codes } = statusesIn({ STATUS_CALL: [red, strange] }, CALL_STATUSES);

  expect(table.open).toEqual({ pl: 'Trwa', en: 'Running', colour: 'red' });
  expect(Object.keys(table)).toEqual(codes);
  expect(statusesIn({ STATUS_CALL: own }, CALL_STATUSES).table.open.colour).toBe(
    CALL_STATUSES.table.open.colour,
  );
  expect(statusesIn({}, CALL_STATUSES)).toBe(CALL_STATUSES);
});

it('words the choices of a question', () => {
  const words = { CARE_FORM: kept('CARE_FORM').map((item) => ({ ...item, en: item.en.toUpperCase() })) };
  expect(specIn(words, CHILD_FIELDS.care_form).options?.[0]).toEqual({
    code: 'ZLOBEK',
    pl: 'Żłobek',
    en: 'NURSERY',
  });
  expect(specIn({}, CHILD_FIELDS.care_form)).toBe(CHILD_FIELDS.care_form);
  const districts = { POWIAT: kept('POWIAT').map((item) => ({ ...item, pl: `powiat ${item.pl}` })) };
  for (const spec of [
    CHILD_FIELDS.provider_district,
    CONTACT_FIELDS.district,
    PROFILE_FIELDS.location_district,
  ]) {
    expect(specIn(districts, spec).options?.[0]?.pl).toBe('powiat białogardzki');
  }
});

it('says where each dictionary is read', () => {
  const codes = SHIPPED_LIBRARIES.map(({ code }) => code);
  expect(WORDED_LIBRARIES.filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes.filter((code) => readIn(code) === undefined)).toEqual([]);
});
