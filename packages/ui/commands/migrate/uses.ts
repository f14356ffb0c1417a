import type {
  CallExpression,
  File,
  Node,
  ObjectPattern,
  StringLiteral,
  VariableDeclarator,
} from '@babel/types';
import type { Tell } from './imports';
import { ENTRIES_GONE, hasMoved, type NamesOfToday, nameToday } from './names';
import type { Edit } from './project';
import { walk } from './script-tree';

/** Entries of ours that are named elsewhere than in an import: loaded or mocked by a call, or named by a type. */
export function loadedIn(file: File, today: NamesOfToday, tell: Tell): Edit[] {
  const followed = new Set<Node>();
  const edits: Edit[] = [];
  walk(file, undefined, (node) => {
    const load = node.type === 'VariableDeclarator' && loadOf(node);
    const edit = load && followedLoad(load.names, load.source, today, tell);
    if (load && edit) {
      followed.add(load.source);
      edits.push(...edit);
    }
    for (const source of entriesNamedBy(node)) if (!followed.has(source)) tellOf(source, today, tell);
  });
  return edits;
}

/** `const { Button } = await import('@urzad/ui')`, and the same with `require`. */
function loadOf({
  id,
  init,
}: VariableDeclarator): { names: ObjectPattern; source: StringLiteral } | undefined {
  const call = init?.type === 'AwaitExpression' ? init.argument : init;
  if (id.type !== 'ObjectPattern' || call?.type !== 'CallExpression' || !isLoad(call)) return undefined;
  const [source] = call.arguments;
  return source?.type === 'StringLiteral' ? { names: id, source } : undefined;
}

const isLoad = ({ callee }: CallExpression) =>
  callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');

/** The entry that has all the names today; nothing where they are in several, or cannot be followed. */
function followedLoad(
  { properties }: ObjectPattern,
  source: StringLiteral,
  today: NamesOfToday,
  tell: Tell,
): Edit[] | undefined {
  const entry = source.value;
  if (ENTRIES_GONE[entry] || !hasMoved(entry, today)) return undefined;
  const keys = properties.map((each) =>
    each.type === 'ObjectProperty' && !each.computed && each.key.type === 'Identifier' ? each.key : undefined,
  );
  const entries = new Set<string>();
  for (const key of keys) {
    const now = key && nameToday(entry, key.name, today);
    if (!key || (now && 'entry' in now && now.name !== key.name)) return undefined;
    if (now && 'gone' in now) tell(key, now.gone);
    entries.add(now && 'entry' in now ? now.entry : entry);
  }
  const [only] = entries;
  if (!only || entries.size > 1 || typeof source.start !== 'number') return undefined;
  // Between the quotes.
  return only === entry ? [] : [{ from: source.start + 1, to: source.start + 1 + entry.length, text: only }];
}

/** The names of modules that a call, a type or a declaration has. */
function entriesNamedBy(node: Node): StringLiteral[] {
  switch (node.type) {
    case 'CallExpression':
      return node.arguments.filter(isText);
    case 'TSImportType':
      return [node.argument].filter(isText);
    case 'TSExternalModuleReference':
      return [node.expression];
    case 'TSModuleDeclaration':
      return [node.id].filter(isText);
    default:
      return [];
  }
}

const isText = (node: Node): node is StringLiteral => node.type === 'StringLiteral';

function tellOf(source: StringLiteral, today: NamesOfToday, tell: Tell) {
  const { value } = source;
  const gone = ENTRIES_GONE[value];
  if (gone) tell(source, gone);
  else if (hasMoved(value, today))
    tell(
      source,
      `Names of \`${value}\` that have moved are not followed here: name the entries that have them today.`,
    );
}
