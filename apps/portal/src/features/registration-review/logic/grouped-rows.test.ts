import { CALL_PRESETS, findFieldSpec, NO_OFFICE_WORDS, reviewedFields } from '@urzad/grants';
import { aChild, aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { rowGroupMessages } from '../messages/row-groups';
import { groupedRows, ROW_GROUPS } from './grouped-rows';
import { type Reviewed, reviewGroups } from './review-groups';

const FORM = aRegistrationForm({ children: [aChild({ firstname: 'Pola' }), aChild({ firstname: 'Kuba' })] });
const REVIEWED: Reviewed = {
  form: FORM,
  previous_form: null,
  answered_remarks: [],
  call: { params: { ...CALL_PRESETS.A_DO_3, region: '32' } },
  attachments: [],
};
const READING = { locale: 'pl', today: '2027-02-10', seesSensitive: true, words: NO_OFFICE_WORDS } as const;
const rowsOf = (reviewed: Reviewed) =>
  reviewGroups(reviewed, READING).flatMap(({ rows }) => groupedRows(rows, rowGroupMessages.pl, 'pl'));

it('groups only fields that there are, each once', () => {
  const fields = ROW_GROUPS.flatMap((group) => group.fields);
  const unknown = fields.filter((name) => !findFieldSpec(name) && !findFieldSpec(`children.0.${name}`));

  expect(unknown).toEqual([]);
  expect(new Set(fields).size).toBe(fields.length);
});

it('loses no answer', () => {
  const paths = rowsOf(REVIEWED).flatMap(({ path, parts }) => parts?.map((part) => part.path) ?? [path]);

  expect(paths.toSorted()).toEqual(reviewedFields(FORM).toSorted());
});

it('lets an application with two children be agreed with in at most 15 presses, one for each part', () => {
  expect(reviewGroups(REVIEWED, READING).length).toBeLessThanOrEqual(15);
});

it.each([
  [{ street: 'Wczasowa', building_number: '11', apartment_number: '2' }, /^Wczasowa 11\/2, 72-420 Rewal, /],
  [{ street: 'Wczasowa', building_number: '11', apartment_number: '' }, /^Wczasowa 11, 72-420 Rewal, /],
  [{ street: '', building_number: '11', apartment_number: '' }, /^11, 72-420 Rewal, /],
])('writes an address as on a letter, without what is empty', (answers, text) => {
  const form = { ...FORM, ...answers, zip_code: '72-420', city: 'Rewal' };
  const address = rowsOf({ ...REVIEWED, form }).find(({ label }) => label === 'Adres');

  expect(address?.text).toMatch(text);
  expect(address?.text).not.toContain('Brak');
});

it('writes a place of care as one, with where it lies', () => {
  const care = { provider_city: 'Kobylanka', provider_region: '32', provider_district: '3214' };
  const child = aChild({ ...care, provider_community: '3214-kobylanka-w' });
  const place = rowsOf({ ...REVIEWED, form: { ...FORM, children: [child] } }).find(
    ({ label }) => label === 'Miejsce opieki',
  );

  expect(place?.text).toBe('Kobylanka, Kobylanka (gmina wiejska), stargardzki');
});

it('writes a name as one, the family name after it', () => {
  const form = { ...FORM, firstname: 'Anna', secondname: '', lastname: 'Nowak', family_name: 'Kowalska' };
  const name = rowsOf({ ...REVIEWED, form }).find(({ label }) => label === 'Imię i nazwisko');

  expect(name?.text).toBe('Anna Nowak, Kowalska');
});

it('lets a corrected answer stand alone, so that the change is seen', () => {
  const previous_form = { ...FORM, street: 'Stara' };
  const row = rowsOf({ ...REVIEWED, previous_form }).find(({ path }) => path === 'street');

  expect(row).toMatchObject({ previous: 'Stara' });
  expect(row?.parts).toBeUndefined();
});

it('lets an answer that was asked about stand alone with the remark and what the parent said to it', () => {
  const answered_remarks = [
    { field: 'street', text: 'Sprawdź ulicę.', explanation: 'Ulica jest dobra.' },
    { field: 'attachments', text: 'Dołącz umowę.', explanation: null },
  ];
  const rows = rowsOf({ ...REVIEWED, answered_remarks });
  const rowAt = (path: string) => rows.find((row) => row.path === path);

  expect(rowAt('street')).toMatchObject({ asked: 'Sprawdź ulicę.', explanation: 'Ulica jest dobra.' });
  expect(rowAt('attachments')).toMatchObject({ asked: 'Dołącz umowę.' });
  expect(rowAt('attachments')).not.toHaveProperty('explanation');
  expect(rows.filter(({ asked }) => asked)).toHaveLength(2);
});
