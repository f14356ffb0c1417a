import { findFieldSpec } from './registration-fields';
import type { RegistrationForm } from './registration-form';

/** Fields that change with another one although no condition hides them. */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  region: ['district', 'community', 'city', 'city_own', 'zip_code'],
  // One answer to the person: place, commune and district are found together.
  district: ['community', 'city', 'city_own', 'zip_code'],
  community: ['district', 'city', 'city_own', 'zip_code'],
  city: ['district', 'community', 'city_own', 'zip_code'],
  city_own: ['district', 'community', 'city', 'zip_code'],
};

/** Paths of the answers that differ; what only follows from other answers is none. A child added or taken away is a change of `children` as a whole. */
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
 * Changes that a correction does not allow: everything but the named paths and what must follow them, such as the
 * employer when the labour status was named.
 */
export function changesBeyond(
  named: readonly string[],
  before: RegistrationForm,
  after: RegistrationForm,
): string[] {
  return changedPaths(before, after).filter((path) => !isOpenedBy(named, path));
}

/** True when naming these paths for correction lets the person change this one. */
export function isOpenedBy(named: readonly string[], path: string): boolean {
  const prefix = /^children\.[0-9]+\./.exec(path)?.[0] ?? '';
  if (named.includes(path) || (prefix !== '' && named.includes('children'))) return true;

  const conditions = Object.keys(findFieldSpec(path)?.when ?? {}).map((name) => prefix + name);
  return named.some((name) => conditions.includes(name) || FOLLOWERS[name]?.includes(path));
}

function changedNames(before: object, after: object): string[] {
  const values = new Map<string, unknown>(Object.entries(after));

  return Object.entries(before)
    .filter(([name, value]) => values.get(name) !== value && !findFieldSpec(name)?.derived)
    .map(([name]) => name);
}
