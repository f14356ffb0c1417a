import type { ExportNamedDeclaration, ImportDeclaration, Node, StringLiteral } from '@babel/types';
import { ENTRIES_GONE, type NamesOfToday, nameToday } from './names';
import type { Edit } from './project';

type Tell = (node: Node, says: string) => void;
type Named = ImportDeclaration | ExportNamedDeclaration;

/** A name of an import or of `export … from`, as it is written and as it should be. */
interface Binding {
  entry: string;
  text: string;
}

/** Props that are gone or called with something else, by the component. */
const PROPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ReviewList: {
    onVerdictChange:
      '`onVerdictChange` gets the ids of all answers that the verdict is about: `(ids, verdict) => …`.',
  },
  PasswordField: { maxLength: '`PasswordField` has no `maxLength`: a browser cut a pasted password.' },
};

/** The statements that name entries of ours, with the names where they are today. */
export function inScript(file: Node, today: NamesOfToday, tell: Tell): Edit[] {
  if (file.type !== 'File') return [];
  const ofOurs = new Map<string, string>();
  const edits = file.program.body.flatMap((statement) => {
    const { type } = statement;
    if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') return [];
    if (!statement.source || !/^@urzad\/(?:ui|domain)(?:\/|$)/.test(statement.source.value)) return [];
    noteComponents(statement, ofOurs);
    return statementToday(statement, statement.source, today, tell);
  });
  tellOfUses(file.program, ofOurs, tell);
  return edits;
}

function statementToday(statement: Named, source: StringLiteral, today: NamesOfToday, tell: Tell): Edit[] {
  const { value: entry } = source;
  const gone = ENTRIES_GONE[entry];
  if (gone) tell(statement, `\`${entry}\` is gone. ${gone}`);
  if (gone || typeof statement.start !== 'number' || typeof statement.end !== 'number') return [];

  const bindings = statement.specifiers.flatMap((specifier): Binding[] => {
    const own = bindingOf(specifier);
    if (!own) return [];
    const now = nameToday(entry, own.name, today);
    if (now && 'gone' in now) tell(specifier, now.gone);
    const { entry: from, name } = now && 'entry' in now ? now : { entry, name: own.name };
    return [{ entry: from, text: `${own.kind}${name === own.local ? name : `${name} as ${own.local}`}` }];
  });
  const isWhole = bindings.length === statement.specifiers.length && bindings.length > 0;
  if (statement.specifiers.some(({ type }) => /Namespace/.test(type)))
    tell(statement, `Names that have moved are not followed through \`*\`: import them from their entries.`);
  const written = bindings.map(({ entry: from, text }) => `${from} ${text}`).join();
  const before = statement.specifiers.map((one) => `${entry} ${textOf(one)}`).join();
  if (!isWhole || written === before) return [];

  return [
    { from: statement.start, to: statement.end, text: linesOf(statement, source, bindings).join('\n') },
  ];
}

/** One statement for each entry, in the order of the names. */
function linesOf(statement: Named, source: StringLiteral, bindings: readonly Binding[]): string[] {
  const kind = statement.type === 'ImportDeclaration' ? statement.importKind : statement.exportKind;
  const word = `${statement.type === 'ImportDeclaration' ? 'import' : 'export'}${kind === 'type' ? ' type' : ''}`;
  const quote = source.extra?.raw === `"${source.value}"` ? '"' : "'";
  const entries = new Set(bindings.map(({ entry }) => entry));

  return [...entries].map((entry) => {
    const names = bindings.filter((one) => one.entry === entry).map(({ text }) => text);
    return `${word} { ${names.join(', ')} } from ${quote}${entry}${quote};`;
  });
}

/** Of `type A as B`: the kind, the name in the module, the name here. */
function bindingOf(specifier: Node): { kind: string; name: string; local: string } | undefined {
  if (specifier.type === 'ImportSpecifier') {
    const { imported, local, importKind } = specifier;
    const name = imported.type === 'Identifier' ? imported.name : imported.value;
    return { kind: importKind === 'type' ? 'type ' : '', name, local: local.name };
  }
  if (specifier.type === 'ExportSpecifier') {
    const { local, exported, exportKind } = specifier;
    const as = exported.type === 'Identifier' ? exported.name : exported.value;
    return { kind: exportKind === 'type' ? 'type ' : '', name: local.name, local: as };
  }
  return undefined;
}

function textOf(specifier: Node): string {
  const own = bindingOf(specifier);
  return own ? `${own.kind}${own.name === own.local ? own.name : `${own.name} as ${own.local}`}` : '';
}

function noteComponents({ specifiers }: Named, ofOurs: Map<string, string>) {
  for (const specifier of specifiers) {
    const own = specifier.type === 'ImportSpecifier' && bindingOf(specifier);
    if (own && PROPS[own.name]) ofOurs.set(own.local, own.name);
  }
}

/** Props that mean something else, and entries that are gone where they are named in a call. */
function tellOfUses(node: Node, ofOurs: ReadonlyMap<string, string>, tell: Tell) {
  if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') {
    const props = PROPS[ofOurs.get(node.name.name) ?? ''] ?? {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
      const says = props[attribute.name.name];
      if (says) tell(attribute, says);
    }
  }
  if (node.type === 'CallExpression') {
    for (const argument of node.arguments) {
      const gone = argument.type === 'StringLiteral' && ENTRIES_GONE[argument.value];
      if (gone) tell(argument, gone);
    }
  }
  for (const child of childrenOf(node)) tellOfUses(child, ofOurs, tell);
}

/** The nodes in a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
