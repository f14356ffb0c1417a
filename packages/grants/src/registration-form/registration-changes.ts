import { answeredTogether, childPrefixOf, HOME_PLACE } from './place-answers';
import { findFieldSpec } from './registration-fields/registration-fields';
import type { RegistrationForm } from './registration-form';

const PARTS_OF_HOME: readonly string[] = Object.values(HOME_PLACE);

/** Fields that change with another one although no condition hides them and no question asks for both. */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  region: [...PARTS_OF_HOME, 'zip_code'],
  ...Object.fromEntries(PARTS_OF_HOME.map((name) => [name, ['zip_code']])),
};

/**
 * Paths of the answers that differ, derived ones excluded. A child added or removed is a change of `children` as a
 * whole.
 */
export function changedPaths(before: RegistrationForm, after: RegistrationForm): string[] {
  const { children: childrenBefore, ...personBefore } = before;
  const { children: childrenAfter, ...personAfter } = after;
  const changed = changedNames(personBefore, personAfter);
  if (childrenBefore.length !== childrenAfter.length) return [...changed, 'children'];

  childrenBefore.forEach((child, at) => {
    changed.push(...changedNames(child, childrenAfter[at] ?? {}).map((name) => `children.${at}.${name}`));
  });
  return changed;
}

/**
 * Changes that a correction does not allow: everything but the named paths and the fields that depend on them, such
 * as the employer when the labour status was named.
 */
export function changesBeyond(
  named: readonly string[],
  before: RegistrationForm,
  after: RegistrationForm,
): string[] {
  return changedPaths(before, after).filter((path) => !isOpenedBy(named, path));
}

/** Whether a remark on one of these paths allows a change of this one. */
export function isOpenedBy(named: readonly string[], path: string): boolean {
  const prefix = childPrefixOf(path);
  if (named.includes(path) || (prefix !== '' && named.includes('children'))) return true;

  const conditions = Object.keys(findFieldSpec(path)?.when ?? {}).map((name) => prefix + name);
  const asked = answeredTogether(path);
  return named.some(
    (name) => conditions.includes(name) || asked.includes(name) || FOLLOWERS[name]?.includes(path),
  );
}

function changedNames(before: object, after: object): string[] {
  const values = new Map<string, unknown>(Object.entries(after));

  return Object.entries(before)
    .filter(([name, value]) => values.get(name) !== value && !findFieldSpec(name)?.derived)
    .map(([name]) => name);
}
