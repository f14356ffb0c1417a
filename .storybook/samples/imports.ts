import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourceFile } from './source-file';
import type { Imported } from './story-file';

/** The exported names of @urzad/ui, each with the entry that has it. */
export type PublicNames = ReadonlyMap<string, string>;

export function publicNames(folder: string): PublicNames {
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const names = new Map<string, string>();
  for (const [entry, file] of Object.entries<string>(exports)) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const exported of exportsOf(path.join(folder, file))) {
      if (!names.has(exported)) names.set(exported, path.posix.join(name, entry));
    }
  }

  return names;
}

function exportsOf(file: string): string[] {
  return sourceFile(file, readFileSync(file, 'utf8')).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    const isExport =
      ts.canHaveModifiers(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement);
    return isExport && isNamed && statement.name ? [statement.name.text] : [];
  });
}

/** The imports of the used names; nothing where one of them is of the tests, or inside of the library. */
export function importLines(
  used: ReadonlyMap<string, Imported | undefined>,
  names: PublicNames,
): string[] | undefined {
  const modules = new Map<string, string[]>();

  for (const [name, from] of [...used].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const isRelative = !from || from.module.startsWith('.');
    const module = isRelative ? names.get(from?.name ?? name) : from.module;
    if (!from && !module) continue;
    if (!module || /storybook/.test(module)) return undefined;
    modules.set(module, [...(modules.get(module) ?? []), bindingOf(name, from)]);
  }
  return [...modules].sort().flatMap(([module, all]) => linesOf(module, all));
}

function bindingOf(name: string, from: Imported | undefined): string {
  if (from?.name === 'default') return name;
  if (from?.name === '*') return `* as ${name}`;
  const imported = from && from.name !== name ? `${from.name} as ${name}` : name;
  return `{ ${(from?.isType ?? true) ? 'type ' : ''}${imported} }`;
}

function linesOf(module: string, bindings: readonly string[]): string[] {
  const named = bindings.filter((one) => one.startsWith('{')).map((one) => one.slice(2, -2));
  const others = bindings.filter((one) => !one.startsWith('{'));
  const all = named.length > 0 ? [...others, `{ ${named.join(', ')} }`] : others;
  return all.map((one) => `import ${one} from '${module}';`);
}
