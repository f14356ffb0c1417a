import { findFieldSpec } from '@urzad/grants';
import { aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { isSensitivePath, withoutSensitive } from './sensitive';

const HIDDEN = [
  'crit_child_dis',
  'crit_parent_dis',
  'disability',
  'homeless',
  'migrant',
  'minority',
  'special_needs',
  'third_country',
];

it('hides answers about health, origin and hardship, and no others', () => {
  const form = aRegistrationForm();
  const shown = withoutSensitive(form);

  expect(
    Object.keys(form)
      .filter((name) => !Object.hasOwn(shown, name))
      .sort(),
  ).toEqual(HIDDEN);
  expect(shown.children?.[0]).not.toHaveProperty('disability');
  expect(shown.children?.[0]).not.toHaveProperty('disability_to');
  expect(shown.children?.[0]).toHaveProperty('pesel');
});

it.each([
  ['disability', true],
  ['children.1.disability_to', true],
  ['children.1.pesel', false],
  ['labour_status', false],
  ['attachments', true],
  ['attachments.ORZECZENIE', true],
])('of the path %s: %s', (path, isSensitive) => {
  expect(isSensitivePath(path)).toBe(isSensitive);
  if (!path.startsWith('attachments')) expect(findFieldSpec(path)?.isSensitive ?? false).toBe(isSensitive);
});
