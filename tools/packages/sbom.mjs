import { readFileSync, writeFileSync } from 'node:fs';
import { pnpm } from './pnpm.mjs';
import { INSIDE } from './published.mjs';

/** @typedef {{ 'bom-ref': string }} Component */
/** @typedef {{ ref: string, dependsOn?: string[] }} Needs */
/** @typedef {{ metadata: { component: Component }, components: Component[], dependencies: Needs[] }} Sbom */

/**
 * What comes with @urzad/ui, as CycloneDX: its dependencies, its peers, which a host installs beside it, and what lies inside.
 * For pnpm the last two are development dependencies of ours. What they need themselves is among the dependencies.
 * @param {string} file
 */
export function writeSbom(file) {
  const { peerDependencies } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'));
  const wanted = new Set([...Object.keys(peerDependencies), ...INSIDE.map(({ name }) => name)]);
  const sbom = componentsOf('--prod');
  const installed = componentsOf('--dev');
  const beside = new Set(needsOfRoot(installed).filter((ref) => wanted.has(nameOf(ref))));

  needsOfRoot(sbom).push(...beside);
  for (const { 'bom-ref': ref } of sbom.components) beside.delete(ref);
  sbom.components.push(...installed.components.filter((one) => beside.has(one['bom-ref'])));
  sbom.dependencies.push(...installed.dependencies.filter(({ ref }) => beside.has(ref)));

  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
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
