import type { FieldSpec } from '@urzad/domain';
import { CHILD_FIELDS, PERSON_FIELDS, registrationSteps } from '@urzad/grants';
import { expect, it } from 'vitest';
import { askedSections, CHILD_SECTIONS, PERSON_SECTIONS } from './sections';

it.each(registrationSteps)(
  'step $number asks every question of the form once',
  ({ number, perChild, fields }) => {
    const specs: Readonly<Record<string, FieldSpec>> = perChild ? CHILD_FIELDS : PERSON_FIELDS;
    const asked = [
      ...(PERSON_SECTIONS[number] ?? []).flatMap((section) => section.fields),
      ...(CHILD_SECTIONS[number] ?? []),
    ];
    expect([...asked].sort()).toEqual(fields.filter((name) => !specs[name]?.derived).sort());
  },
);

it.each([
  ['pracujaca_rodzicielski', ['labour', 'employer', 'leave', 'return']],
  ['bezrobotna_zarejestrowana', ['labour', 'return']],
])('numbers the parts of step 3 without holes for %s', (labour_status, titles) => {
  expect(askedSections(3, { labour_status }).map(({ title }) => title)).toEqual(titles);
});

it('groups the questions of a step under the first of each section', () => {
  expect(PERSON_SECTIONS[3]).toEqual([
    { title: 'labour', fields: ['labour_status', 'labour_since', 'labour_document_date'] },
    { title: 'employer', fields: ['employer_name', 'employer_nip', 'employer_address', 'job_title'] },
    { title: 'leave', fields: ['leave_to'] },
    { title: 'return', fields: ['return_date', 'return_form'] },
  ]);
  expect(PERSON_SECTIONS[1]?.[1]).toEqual({
    title: 'identity',
    fields: ['citizenship', 'no_pesel', 'pesel', 'id_document', 'born_date', 'sex'],
  });
  expect(CHILD_SECTIONS[5]?.slice(-6)).toEqual([
    'provider_community',
    'care_start',
    'care_months',
    'planned_cost',
    'other_parent_name',
    'other_parent_works',
  ]);
});
