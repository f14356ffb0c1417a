import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fail, finish } from '../../scripts/processes.mjs';
import { entriesOf } from './published.mjs';

const TSC = path.resolve('node_modules/@typescript/native/bin/tsc');

/**
 * Types of the entries of a package, and of all that those name, as hosts of every kind of module resolution read them.
 * @param {string} folder
 */
export async function buildDeclarations(folder) {
  const code = await finish({ args: [TSC, '-p', 'tsconfig.build.json'], cwd: folder });
  if (code !== 0) fail(`The types of ${folder} could not be made.`);

  const reached = new Set(entriesOf(folder).map(({ types }) => path.join(folder, types)));
  for (const file of reached) {
    const { text, needs } = withExtensions(readFileSync(file, 'utf8'), (name) => foundFrom(file, name));
    writeFileSync(file, text);
    for (const one of needs) reached.add(path.resolve(path.dirname(file), one.replace(/\.js$/, '.d.ts')));
  }
  for (const file of globSync(path.join(folder, 'dist/**/*.d.ts'))) if (!reached.has(file)) rmSync(file);
}

/**
 * The compiler writes what a module imports as the source does, without an extension, which `nodenext` does not resolve;
 * and it keeps imports of style sheets, which the built modules do not have.
 * @param {string} text of a declaration file @param {(name: string) => string} complete a relative name
 * @returns {{ text: string, needs: string[] }} with the relative names in it
 */
export function withExtensions(text, complete) {
  const source = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {{ from: number, to: number, text: string }[]} */
  const changes = [];
  /** @type {string[]} */
  const needs = [];

  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = moduleNameIn(node);
    if (name?.text.endsWith('.css')) changes.push({ from: node.getFullStart(), to: node.end, text: '' });
    else if (name?.text.startsWith('.')) {
      const completed = complete(name.text);
      needs.push(completed);
      changes.push({ from: name.getStart(), to: name.end, text: `'${completed}'` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  const changed = changes.reduceRight(
    (rest, change) => rest.slice(0, change.from) + change.text + rest.slice(change.to),
    text,
  );
  return { text: changed, needs };
}

/** `import … from 'x'`, `export … from 'x'` and the type `import('x')`. @param {ts.Node} node */
function moduleNameIn(node) {
  const name =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : undefined;
  return name && ts.isStringLiteral(name) ? name : undefined;
}

/** @param {string} file @param {string} name */
function foundFrom(file, name) {
  const found = [`${name}.js`, `${name}/index.js`].find((one) =>
    existsSync(path.resolve(path.dirname(file), one.replace(/\.js$/, '.d.ts'))),
  );
  if (!found) throw new Error(`${file} names ${name}, of which there are no types.`);
  return found;
}
