import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ASSETS = path.resolve(import.meta.dirname, '../../dist/assets');

/**
 * The built file that contains a module, found by source maps, as names of files say nothing.
 *
 * @param module the end of its path, e.g. `layouts/accessibility-panel.tsx`
 */
export function chunkOf(module: string): string {
  const map = readdirSync(ASSETS).find(
    (file) => file.endsWith('.js.map') && sourcesOf(file).some((source) => source.endsWith(module)),
  );
  if (!map) throw new Error(`No file of the built portal holds ${module}.`);
  return map.replace(/\.map$/, '');
}

/** The built style sheet of a later script that has a class, e.g. `u:modal-scrim`. */
export function sheetOf(name: string): string {
  const rule = `.${name.replace(':', '\\:')}{`;
  const sheet = readdirSync(ASSETS).find(
    (file) => file.endsWith('.css') && readFileSync(path.join(ASSETS, file), 'utf8').includes(rule),
  );
  if (!sheet) throw new Error(`No later sheet of the built portal has ${name}.`);
  return sheet;
}

function sourcesOf(map: string): string[] {
  return JSON.parse(readFileSync(path.join(ASSETS, map), 'utf8')).sources;
}
