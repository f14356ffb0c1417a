import { registrationSteps } from '@urzad/domain';
import { expect, it } from 'vitest';
import { CHILD_SECTIONS, PERSON_SECTIONS } from './sections';

it.each(registrationSteps)('step $number asks every field of the form once', ({ number, fields }) => {
  const asked = [
    ...(PERSON_SECTIONS[number] ?? []).flatMap((section) => section.fields),
    ...(CHILD_SECTIONS[number] ?? []),
  ];
  expect([...asked].sort()).toEqual([...fields].sort());
});
