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

const ARROWS = ['Up', 'Down', 'Left', 'Right'].map((to) => `Arrow${to}`);

/** Keys that a row names by one word. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  arrows: ARROWS,
  'arrow keys': ARROWS,
  '↑': ['ArrowUp'],
  '↓': ['ArrowDown'],
  '←': ['ArrowLeft'],
  '→': ['ArrowRight'],
  comma: [','],
};

/** How a story presses a key, where that is not `{Key}`. */
const PRESSES: Readonly<Record<string, RegExp>> = {
  Tab: /hand\.tab\(|\{Tab\}/,
  Space: /(['`}]|keyboard\(')[^'`\n]* [^'`\n]*['`]|\[Space\]/,
  letters: /(hand|userEvent)\.(keyboard|type)\(/,
  '0–9': /(hand|userEvent)\.(keyboard|type)\(/,
  'Ctrl+V': /Control>|hand\.paste\(/,
  // The keys by which the hand chooses in a native list.
  ArrowUp: /\{ArrowUp[ >}]|'ArrowUp'|hand\.choose\(/,
  ArrowDown: /\{ArrowDown[ >}]|'ArrowDown'|hand\.choose\(/,
};

/** Keys that no automation presses, and what a story shows instead. */
const NOT_PRESSED: Readonly<Record<string, string>> = {
  'files/pdf-view: Escape':
    'The window of a browser takes it before the page, and one without a window, as in the tests, does nothing; FollowsTheBrowserOutOfTheFullScreen leaves by the call that the window makes.',
};

const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
);
const sources = new Map(files.map((name) => [name, parse(path.join(UI, name))]));
const rows = files.flatMap(rowsOf);

it('a row of a table of keys that names its proof names a story of its folder that presses each of its keys', () => {
  const proved = rows.filter(({ story }) => story !== undefined);
  expect(proved.length).toBeGreaterThan(200);
  expect(proved.flatMap(notPressed)).toEqual([]);
});

it('reads a row as the keys that it means', () => {
  expect(keysOf('Arrow Up, Page Down or Shift + ← →')).toEqual([
    'ArrowUp',
    'PageDown',
    'Shift+ArrowLeft',
    'Shift+ArrowRight',
  ]);
  expect(keysOf('Arrows, Home, End, Letters')).toEqual([...ARROWS, 'Home', 'End', 'letters']);
});

it('names a story for each row, but for a key that no automation presses', () => {
  const without = rows
    .filter(({ story }) => story === undefined)
    .map(({ file, key }) => `${path.dirname(file)}: ${key}`);
  expect([...new Set(without)]).toEqual(Object.keys(NOT_PRESSED));
});

/** The keys that the story of a row does not press. */
function notPressed({ file, key, story }: Row): string[] {
  const text = textOf(path.dirname(file), story ?? '');
  if (text === undefined) return [`${file}: there is no story ${story}`];
  return keysOf(key)
    .filter((one) => !pressOf(one).test(text))
    .map((one) => `${file}: ${story} does not press ${one}`);
}

/** `Shift + ← →` is Shift with either. */
function keysOf(row: string): string[] {
  return row
    .replace(/(\w) ?\+ ?/g, '$1+')
    .split(/, | or /)
    .flatMap((part) => {
      const [, held = '', keys = ''] = /^((?:\w+\+)*)(.+)$/.exec(part) ?? [];
      const each = /^[←→↑↓ ]|Home End/.test(keys) ? keys.split(' ') : [keys];
      return each.flatMap((name) => namesOf(name)).map((name) => `${held}${name}`);
    });
}

function namesOf(key: string): readonly string[] {
  const word = key.toLowerCase();
  return NAMED[word] ?? [word === 'letters' ? word : key.replaceAll(' ', '')];
}

function pressOf(key: string): RegExp {
  // The last plus of `Ctrl++` and a plus alone are keys.
  const [last = '', ...held] = key.split(/\+(?=.)/).reverse();
  if (PRESSES[key]) return PRESSES[key];
  if (held.length > 0) {
    const names = held.map((name) => ({ Ctrl: 'Control' })[name] ?? name);
    return new RegExp(last === 'Tab' ? 'shift: true' : `\\{${names[0]}>\\}[^'\`]*${last}`, 'i');
  }
  const literal = last.replace(/[^\w]/g, '\\$&');
  return new RegExp(last.length === 1 ? `['\`}]${literal}` : `\\{${literal}[ >}]|'${literal}'`, 'i');
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
