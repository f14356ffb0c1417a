import { CALL_PRESETS, NO_OFFICE_WORDS, reviewedFields } from '@urzad/grants';
import { aChild, aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { type Reviewed, reviewGroups } from './review-groups';

const FORM = aRegistrationForm({
  children: [
    aChild({ firstname: 'Pola', care_form: 'ZLOBEK', planned_cost: 134_000 }),
    aChild({ firstname: 'Kuba', care_form: 'KLUB', planned_cost: 62_000 }),
  ],
});
const REVIEWED: Reviewed = {
  form: FORM,
  previous_form: null,
  answered_remarks: [],
  call: { params: { ...CALL_PRESETS.A_DO_3, region: '32' } },
  attachments: [{ kind: 'ZASW_PRACODAWCA' }],
};
const READING = { locale: 'pl', today: '2027-02-10', seesSensitive: true, words: NO_OFFICE_WORDS } as const;

const rowsOf = (groups: ReturnType<typeof reviewGroups>) => groups.flatMap(({ rows }) => rows);

it('shows exactly what the formal check has to agree with', () => {
  const paths = rowsOf(reviewGroups(REVIEWED, READING)).map(({ path }) => path);

  expect(paths.toSorted()).toEqual(reviewedFields(FORM).toSorted());
});

it('keeps the children apart, each under its name', () => {
  const titles = reviewGroups(REVIEWED, READING).map(({ title }) => title);

  expect(titles).toEqual(
    expect.arrayContaining(['Dane osobowe', 'Dzieci: Pola', 'Dzieci: Kuba', 'Opieka: Pola', 'Opieka: Kuba']),
  );
});

it('says beside a cost the most that is paid back for that form of care', () => {
  const costs = rowsOf(reviewGroups(REVIEWED, READING)).filter(({ path }) => path.endsWith('planned_cost'));

  expect(costs.map(({ text }) => text)).toEqual([
    '1\u00a0340,00\u00a0zł · limit 1\u00a0140,00\u00a0zł',
    '620,00\u00a0zł · limit 760,00\u00a0zł',
  ]);
});

it('does not call an answer none when this reader may not see it', () => {
  const { disability: _, ...seen } = FORM;
  const rows = rowsOf(reviewGroups({ ...REVIEWED, form: seen }, { ...READING, seesSensitive: false }));

  expect(rows.find(({ path }) => path === 'disability')?.text).toBe(
    'Niepodane albo niewidoczne dla Twojej roli',
  );
});

it('names the attached documents', () => {
  expect(rowsOf(reviewGroups(REVIEWED, READING)).at(-1)).toMatchObject({
    path: 'attachments',
    text: 'Zaświadczenie od pracodawcy',
  });
  expect(rowsOf(reviewGroups({ ...REVIEWED, attachments: [] }, READING)).at(-1)?.text).toBe('Brak');
});

it('says what stood in an answer before it was corrected, and only there', () => {
  const previous_form = { ...FORM, city: 'Brzezina' };
  const rows = rowsOf(reviewGroups({ ...REVIEWED, previous_form }, READING));

  expect(rows.filter(({ previous }) => previous !== undefined)).toEqual([
    expect.objectContaining({ path: 'city', text: FORM.city, previous: 'Brzezina' }),
  ]);
});

it('takes no answer of one child for the former answer of another', () => {
  const previous_form = { ...FORM, children: FORM.children.slice(1) };

  expect(rowsOf(reviewGroups({ ...REVIEWED, previous_form }, READING))).not.toContainEqual(
    expect.objectContaining({ previous: expect.anything() }),
  );
});
