import path from 'node:path';
import type ts from 'typescript';
import { type Declared, declared, namesIn } from './api-declarations';
import { entriesOf } from './packages/published.mjs';
import { exportsOf } from './ui-program';

export interface EntryReport {
  /** As a host imports it. */
  entry: string;
  /** Where its report is committed. */
  file: string;
  text: string;
}

/** The public interface of a package, entry by entry, as the compiler of a host sees it. */
export function apiReports(folder: string): EntryReport[] {
  const name = `@urzad/${path.basename(folder)}`;
  const entries = entriesOf(folder).map(({ name: entry, source }) => ({
    entry: entry === '.' ? name : `${name}/${entry}`,
    file: path.join(folder, 'api', `${entry === '.' ? 'index' : entry}.md`),
    exported: exportedBy(path.join(folder, source)),
  }));
  const inAReport = new Set(entries.flatMap(({ exported }) => [...exported.values()].map(keyOf)));

  return entries.map(({ entry, file, exported }) => ({
    entry,
    file,
    text: reportOf(entry, exported, inAReport),
  }));
}

function reportOf(entry: string, exported: Map<string, Declared>, inAReport: ReadonlySet<string>) {
  const named = namedBy([...exported.values()]).filter((one) => !inAReport.has(keyOf(one)));

  return [
    `# Public interface of \`${entry}\``,
    'Made by `npm run api` from the types of the sources; its diff is read in review.',
    block(
      [...exported].map(([name, { name: own, text }]) => [name, name === own ? text : `${text} // ${name}`]),
    ),
    ...(named.length > 0
      ? ['## Not exported, but named by the above', block(named.map(({ name, text }) => [name, text]))]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function block(texts: readonly (readonly [name: string, text: string])[]): string {
  // By code units: the same on every machine.
  const sorted = [...texts].sort(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)));
  return ['```ts', sorted.map(([, text]) => text).join('\n\n'), '```'].join('\n');
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const keyOf = ({ file, name }: Declared) => `${file}#${name}`;

function exportedBy(file: string): Map<string, Declared> {
  return new Map([...exportsOf(file)].map(([name, symbol]) => [name, declarationOf(name, symbol)]));
}

function declarationOf(name: string, symbol: ts.Symbol): Declared {
  const source = symbol.declarations?.[0]?.getSourceFile().fileName;
  const found = source && declared(source, symbol.name);
  if (!found) throw new Error(`There is no declaration of the export ${name}.`);
  return found;
}

/** The declarations, and types of ours that a host gets with them, though it may not be able to import them. */
function namedBy(exported: readonly Declared[]): Declared[] {
  const found = new Map(exported.map((one) => [keyOf(one), one]));
  // What is added on the way is visited too.
  for (const one of found.values())
    for (const next of namesIn(one)) if (!found.has(keyOf(next))) found.set(keyOf(next), next);
  return [...found.values()];
}
