import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The packages that a module of ours imports, and all modules of ours that it needs: at once, later by `import()`, or for
 * its types alone, as the types of a host name them too.
 * @param file its source
 */
export function packagesReachedFrom(file: string): Set<string> {
  const modules = new Set([file]);
  const packages = new Set<string>();
  // What is added on the way is visited too.
  for (const module of modules) {
    for (const name of importsOf(module)) {
      if (!name.startsWith('.')) packages.add(packageOf(name));
      else if (!name.endsWith('.css')) modules.add(sourceOf(module, name));
    }
  }
  return packages;
}

const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known) return known;

  const found = ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);
  imports.set(file, found);
  return found;
}

/** `@tiptap/pm` of `@tiptap/pm/state`. */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function sourceOf(file: string, name: string): string {
  const base = path.resolve(path.dirname(file), name);
  const found = ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find((one) => existsSync(one));
  if (!found) throw new Error(`${file} imports ${name}, which is not there.`);
  return found;
}
