import { expect, it } from 'vitest';
import { aChild, aRegistrationForm } from '../testing/sample-registration';
import { reviewedFields } from './reviewed-fields';

it('asks about every answer of the person and of each child, and about the attachments', () => {
  const paths = reviewedFields(aRegistrationForm({ children: [aChild(), aChild()] }));

  expect(paths).toEqual(expect.arrayContaining(['firstname', 'children.0.pesel', 'children.1.care_form']));
  expect(paths.at(-1)).toBe('attachments');
  expect(new Set(paths).size).toBe(paths.length);
});

it('leaves out what was not asked', () => {
  const sameAddress = reviewedFields(aRegistrationForm({ corr_same: 'yes' }));
  const another = reviewedFields(aRegistrationForm({ corr_same: 'no' }));

  expect(another.length).toBeGreaterThan(sameAddress.length);
});
