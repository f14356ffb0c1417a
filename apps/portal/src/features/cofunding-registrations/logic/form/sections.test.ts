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
