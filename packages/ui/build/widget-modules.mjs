import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/** Not published: stories, tests and what only they use. */
const OF_TESTS = /\.(stories|test)\.tsx?$|\/(testing|examples)\//;

/** What widgets stand on; nobody renders it alone. */
const INSIDE = ['internal'];

/**
 * The folders of widgets with the words, names of classes among them, of all modules that each may load, at once or later.
 * @returns {Map<string, Set<string>>} by name of the folder
 */
export function wordsOfWidgets() {
  const folders = globSync('*/*/', { cwd: SRC }).filter((folder) => !INSIDE.includes(path.dirname(folder)));
  const found = folders.sort().map((folder) => {
    const own = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: SRC }).filter((file) => !OF_TESTS.test(file));
    const modules = [...reachedFrom(own.map((file) => path.join(SRC, file)))];
    return /** @type {const} */ ([path.basename(folder), new Set(modules.flatMap(wordsIn))]);
  });
  const names = found.map(([name]) => name);
  if (new Set(names).size < names.length) throw new Error('Two folders of widgets have one name.');

  return new Map(found);
}

/** @param {string[]} files */
function reachedFrom(files) {
  const reached = new Set(files);
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return reached;
}

/** @type {Map<string, string[]>} */
const known = new Map();

/** The modules of ours that a module imports for more than their types. @param {string} file */
function importsOf(file) {
  const found = known.get(file) ?? specifiersIn(file).flatMap((name) => resolved(file, name));
  known.set(file, found);
  return found;
}

/** @param {string} file */
function specifiersIn(file) {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false);
  /** @type {string[]} */
  const names = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = specifierOf(node);
    if (name && ts.isStringLiteral(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** @param {ts.Node} node */
function specifierOf(node) {
  if (ts.isImportDeclaration(node)) return isOfTypes(node.importClause) ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return undefined;
}

/** @param {ts.ImportClause | undefined} clause */
function isOfTypes(clause) {
  if (!clause || clause.name || !clause.namedBindings) return clause?.isTypeOnly ?? false;

  const { namedBindings: names } = clause;
  return clause.isTypeOnly || (ts.isNamedImports(names) && names.elements.every((one) => one.isTypeOnly));
}

/** @param {string} file @param {string} name */
function resolved(file, name) {
  if (!name.startsWith('.')) return [];

  const base = path.resolve(path.dirname(file), name);
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end);
  return candidates.filter((one) => ts.sys.fileExists(one)).slice(0, 1);
}

/** @param {string} file */
function wordsIn(file) {
  return textOf(file).split(/[\s"'`]+/);
}

/** @param {string} file */
function textOf(file) {
  return readFileSync(file, 'utf8');
}
