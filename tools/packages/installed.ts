import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { INSIDE, PUBLISHED } from './published.mjs';

export interface Manifest {
  name: string;
  version: string;
  license?: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  publishConfig?: { exports?: Record<string, unknown> };
}

/** The packages in the folders and all that come with them. By folder, as two versions of a package may be installed. */
function withAllTheyNeed(folders: readonly string[], found = new Map<string, Manifest>()) {
  for (const folder of folders.map((one) => realpathSync(one))) {
    if (found.has(folder)) continue;
    const manifest = manifestOf(folder);
    found.set(folder, manifest);

    const needed = {
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
      ...manifest.peerDependencies,
    };
    const installed = Object.keys(needed).map((name) => folderOf(name, folder));
    // A package for another system is not installed.
    withAllTheyNeed(
      installed.filter((one) => one !== undefined),
      found,
    );
  }
  return found;
}

/** All that comes with the published packages, and what lies inside @urzad/ui, which brings nothing with it. */
export function coming(): Manifest[] {
  const inside = INSIDE.map(({ name }) => manifestOf(path.resolve('packages/ui/node_modules', name)));
  return [...withAllTheyNeed(PUBLISHED).values(), ...inside];
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** As Node finds it, which asks the folders above one by one. */
function folderOf(name: string, asker: string): string | undefined {
  const own = path.join(asker, 'node_modules', name);
  if (existsSync(path.join(own, 'package.json'))) return own;
  const above = path.dirname(asker);
  return above === asker ? undefined : folderOf(name, above);
}
