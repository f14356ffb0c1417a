import { readFileSync, writeFileSync } from 'node:fs';
import { pnpm } from './pnpm.mjs';
import { INSIDE } from './published.mjs';

/** @typedef {{ 'bom-ref': string }} Component */
/** @typedef {{ ref: string, dependsOn?: string[] }} Needs */
/** @typedef {{ metadata: { component: Component }, components: Component[], dependencies: Needs[] }} Sbom */

/**
 * What comes with @urzad/ui, as CycloneDX: its dependencies, its peers, which a host installs beside it, and what lies inside.
 * For pnpm the last two are development dependencies of ours. Peers bring what they need themselves; what lies inside does not.
 * @param {string} file
 */
export function writeSbom(file) {
  const { peerDependencies } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));
  const peers = new Set(Object.keys(peerDependencies));
  const parts = new Set(INSIDE.map(({ name }) => name));
  const sbom = componentsOf('--prod');
  const installed = componentsOf('--dev');
  const asked = needsOfRoot(installed);
  const beside = asked.filter((ref) => peers.has(nameOf(ref)));
  const inside = asked.filter((ref) => parts.has(nameOf(ref)));
  const coming = new Set([...withNeeds(beside, installed), ...inside]);

  needsOfRoot(sbom).push(...beside, ...inside);
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

/** What the package itself asks for. @param {Sbom} sbom @returns {string[]} */
function needsOfRoot({ metadata, dependencies }) {
  const needs = dependencies.find(({ ref }) => ref === metadata.component['bom-ref'])?.dependsOn;
  if (!needs) throw new Error('The list of components does not say what the package needs.');
  return needs;
}

/** @param {'--prod' | '--dev'} which of its dependencies @returns {Sbom} */
function componentsOf(which) {
  return JSON.parse(pnpm(['--filter', '@urzad/ui', 'sbom', '--sbom-format', 'cyclonedx', which]));
}

/** @param {string} ref `pkg:npm/%40a/b@1.0.0` */
function nameOf(ref) {
  return decodeURIComponent(ref.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''));
}
