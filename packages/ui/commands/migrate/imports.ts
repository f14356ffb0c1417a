import type {
  ExportNamedDeclaration,
  ExportSpecifier,
  File,
  ImportDeclaration,
  ImportSpecifier,
  Node,
  Statement,
} from '@babel/types';
import { type Moved, rewritten } from './import-text';
import { ENTRIES_GONE, hasMoved, type NamesOfToday, nameToday } from './names';
import type { Edit } from './project';
import { walk } from './script-tree';

export type Tell = (node: Node, says: string) => void;
export type Named = ImportDeclaration | ExportNamedDeclaration;

const OURS = /^@urzad\/(?:ui|domain)(?:\/|$)/;

/** Props that are gone or called with something else, by the component. */
const PROPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ReviewList: {
    onVerdictChange:
      '`onVerdictChange` gets the ids of all answers that the verdict is about: `(ids, verdict) => …`.',
  },
  PasswordField: { maxLength: '`PasswordField` has no `maxLength`: a browser cut a pasted password.' },
};

/** The statements that name entries of ours, with the names where they are today. */
export function inScript(file: File, text: string, today: NamesOfToday, tell: Tell): Edit[] {
  const ofOurs = new Map<string, string>();
  const edits = statementsOf(file.program.body).flatMap((statement) => {
    const { type } = statement;
    if (type === 'ExportAllDeclaration' && hasMoved(statement.source.value, today))
      tell(
        statement,
        `\`export *\` of \`${statement.source.value}\` no longer has the names that have moved: export them from their entries.`,
      );
    if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') return [];
    if (!statement.source || !OURS.test(statement.source.value)) return [];
    noteComponents(statement, ofOurs);
    const bindings = bindingsToday(statement, statement.source.value, today, tell);
    return bindings ? rewritten(file, text, statement, bindings) : [];
  });
  tellOfProps(file, ofOurs, tell);
  return edits;
}

/** Those of the file and of each `declare module` in it. */
function statementsOf(body: readonly Statement[]): readonly Statement[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'TSModuleDeclaration' || statement.body.type !== 'TSModuleBlock')
      return [statement];
    return statementsOf(statement.body.body);
  });
}

/** Where the names of a statement are today; nothing where it stays as it is. */
function bindingsToday(
  statement: Named,
  entry: string,
  today: NamesOfToday,
  tell: Tell,
): readonly Moved[] | undefined {
  const gone = ENTRIES_GONE[entry];
  if (gone) {
    tell(statement, `\`${entry}\` is gone. ${gone}`);
    return undefined;
  }
  if (statement.specifiers.some(({ type }) => /Namespace/.test(type)))
    tell(statement, `Names that have moved are not followed through \`*\`: import them from their entries.`);

  const [whole] = statement.specifiers.filter(isDefault);
  if (whole) tell(whole, `\`${entry}\` has no default export: import its names.`);
  const named = statement.specifiers.filter(isNamed);
  const bindings = named.map((specifier): Moved => {
    const { name } = namesOf(specifier);
    const now = nameToday(entry, name, today);
    if (now && 'gone' in now) tell(specifier, now.gone);
    return { specifier, name, now: now && 'entry' in now ? now : { entry, name } };
  });
  const isMoved = bindings.some(({ name, now }) => now.entry !== entry || now.name !== name);
  return isMoved && named.length === statement.specifiers.length ? bindings : undefined;
}

/** `import ui from`, `import { default as ui } from`, `export { default } from`. */
const isDefault = (specifier: Node) =>
  specifier.type === 'ImportDefaultSpecifier' ||
  (isNamed(specifier) && namesOf(specifier).name === 'default');

const isNamed = (specifier: Node): specifier is ImportSpecifier | ExportSpecifier =>
  specifier.type === 'ImportSpecifier' || specifier.type === 'ExportSpecifier';

/** Of `A as B`: the name in the module, and the name here. */
function namesOf(specifier: ImportSpecifier | ExportSpecifier): { name: string; local: string } {
  if (specifier.type === 'ExportSpecifier')
    return { name: specifier.local.name, local: nameOf(specifier.exported) };
  return { name: nameOf(specifier.imported), local: specifier.local.name };
}

const nameOf = (word: ImportSpecifier['imported']) => (word.type === 'Identifier' ? word.name : word.value);

function noteComponents({ specifiers }: Named, ofOurs: Map<string, string>) {
  for (const specifier of specifiers) {
    if (specifier.type !== 'ImportSpecifier') continue;
    const { name, local } = namesOf(specifier);
    if (PROPS[name]) ofOurs.set(local, name);
  }
}

/** Props that mean something else. */
function tellOfProps(file: File, ofOurs: ReadonlyMap<string, string>, tell: Tell) {
  walk(file, undefined, (node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
    const props = PROPS[ofOurs.get(node.name.name) ?? ''] ?? {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
      const says = props[attribute.name.name];
      if (says) tell(attribute, says);
    }
  });
}
