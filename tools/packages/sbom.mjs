import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from './pnpm.mjs';
import { INSIDE, PUBLISHED } from './published.mjs';

/** @typedef {{ 'bom-ref': string }} Component */
/** @typedef {{ ref: string, dependsOn?: string[] }} Needs */
/** @typedef {{ components: Component[], dependencies: Needs[] }} Sbom */

/**
 * What comes with @urzad/ui, as CycloneDX: its dependencies, its peers and those of the kit, which a host installs beside them,
 * and what lies inside. For pnpm the last two are development dependencies of ours. Peers bring what they need themselves,
 * optional dependencies included; what lies inside does not.
 * @param {string} file
 */
export function writeSbom(file) {
  const parts = new Set(INSIDE.map(({ name }) => name));
  const sbom = componentsOf('--prod');
  // Not `--dev`, which leaves out the optional dependencies of what it lists.
  const installed = componentsOf();
  const inside = needsOf('@urzad/ui', installed).filter((ref) => parts.has(nameOf(ref)));
  const coming = new Set(inside);

  needsOf('@urzad/ui', sbom).push(...inside);
  for (const { name, peerDependencies } of PUBLISHED.map(manifestOf)) {
    const beside = needsOf(name, installed).filter((ref) => Object.hasOwn(peerDependencies, nameOf(ref)));
    needsOf(name, sbom).push(...beside.filter((ref) => !needsOf(name, sbom).includes(ref)));
    for (const ref of withNeeds(beside, installed)) coming.add(ref);
  }
  for (const { 'bom-ref': ref } of sbom.components) coming.delete(ref);
  sbom.components.push(...installed.components.filter((one) => coming.has(one['bom-ref'])));
  sbom.dependencies.push(
    ...installed.dependencies
      .filter(({ ref }) => coming.has(ref))
      .map((one) => (inside.includes(one.ref) ? { ref: one.ref } : one)),
  );

  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
}

/** @param {string[]} refs @param {Sbom} sbom @returns {Set<string>} the components, and all that they need */
function withNeeds(refs, { dependencies }) {
  const needs = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const found = new Set(refs);
  // What is added on the way is visited too.
  for (const ref of found) for (const one of needs.get(ref) ?? []) found.add(one);
  return found;
}

/** What a package asks for. @param {string} name @param {Sbom} sbom @returns {string[]} */
function needsOf(name, { dependencies }) {
  const needs = dependencies.find(({ ref }) => nameOf(ref) === name)?.dependsOn;
  if (!needs) throw new Error(`The list of components does not say what ${name} needs.`);
  return needs;
}

/** @param {string[]} which of its dependencies; all, if none is said @returns {Sbom} */
function componentsOf(...which) {
  return JSON.parse(pnpm(['--filter', '@urzad/ui', 'sbom', '--sbom-format', 'cyclonedx', ...which]));
}

/** @param {string} folder @returns {{ name: string, peerDependencies: Record<string, string> }} */
function manifestOf(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** @param {string} ref `pkg:npm/%40a/b@1.0.0` */
function nameOf(ref) {
  return decodeURIComponent(ref.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''));
}
