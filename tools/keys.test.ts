import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const UI = path.resolve('packages/ui/src');

/** A row of a table of keys. */
interface Row {
  file: string;
  key: string;
  does: string;
  story?: string | undefined;
}

/** How a story presses what a row calls so. */
const PRESSES: [RegExp, RegExp][] = [
  [/\bTab\b/, /hand\.tab\(|\{Tab\}/],
  [/\bSpace\b/, /(['`}]|keyboard\(')[^'`\n]* [^'`\n]*['`]|\[Space\]/],
  [/\b(Arrows?|arrows?)\b|[←→↑↓]/, /\bArrow(Left|Right|Up|Down)\b|hand\.choose\(/],
  [/\bArrow ?(Left|Right|Up|Down)\b/, /\bArrow(Left|Right|Up|Down)\b|hand\.choose\(/],
  [
    /\b(Enter|Escape|Home|End|Backspace|Delete)\b/,
    /\{(Enter|Escape|Home|End|Backspace|Delete)[>}]|'(Home|End)'/,
  ],
  [/\bPage ?(Up|Down)\b/, /\bPage(Up|Down)\b/],
  [/\bAlt\b/, /Alt>/],
  [/\bCtrl\b/, /Control>|hand\.paste\(/],
  [/^\+, -, 0$/, /keyboard\('[-+]/],
  [/^R, /, /keyboard\('(r|\{Shift>\}R)/],
  [/^[JKTUF](, [JKTUF])*$|^[Ll]etters$|^0–9$/, /(hand|userEvent)\.(keyboard|type)\(/],
];

const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
);
const sources = new Map(files.map((name) => [name, parse(path.join(UI, name))]));
const rows = files.flatMap(rowsOf);

it('a row of a table of keys that names its proof names a story of its folder that presses the key', () => {
  const proved = rows.filter(({ story }) => story !== undefined);
  expect(proved.length).toBeGreaterThan(180);
  expect(proved.filter((row) => !isPressed(row))).toEqual([]);
});

it('no more rows than now are without a story', () => {
  expect(rows.filter(({ story }) => story === undefined).length).toBeLessThanOrEqual(61);
});

function isPressed({ file, key, story }: Row): boolean {
  const text = textOf(path.dirname(file), story ?? '');
  return text !== undefined && PRESSES.some(([name, press]) => name.test(key) && press.test(text));
}

/** The story with what it uses of its file. */
function textOf(folder: string, story: string): string | undefined {
  const file = files.find((name) => path.dirname(name) === folder && declarationsOf(name).has(story));
  if (!file) return undefined;
  const declared = declarationsOf(file);
  const used = new Set([story]);
  for (const name of used)
    for (const word of declared.get(name)?.match(/\w+/g) ?? [])
      if (declared.has(word) && word !== 'meta') used.add(word);
  return [...used].map((name) => declared.get(name)).join('\n');
}

/** The text of each function and constant of a file. */
function declarationsOf(file: string): Map<string, string> {
  const declared = new Map<string, string>();
  for (const statement of sourceOf(file).statements) {
    if (ts.isFunctionDeclaration(statement)) declared.set(statement.name?.text ?? '', statement.getText());
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        declared.set(name.getText(), statement.getText());
  }
  return declared;
}

function rowsOf(file: string): Row[] {
  const found: Row[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'keys')
      found.push(...tuplesIn(file, node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(file));
  return found;
}

function tuplesIn(file: string, list: ts.Expression): Row[] {
  const tuples = ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isArrayLiteralExpression) : [];
  return tuples.map(({ elements }) => {
    const [key = '', does = '', story] = elements.map((each) =>
      ts.isStringLiteralLike(each) ? each.text : '',
    );
    return { file, key, does, story };
  });
}

function sourceOf(file: string): ts.SourceFile {
  const source = sources.get(file);
  if (!source) throw new Error(`Not read: ${file}`);
  return source;
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}
