import type {
  ExportNamedDeclaration,
  ExportSpecifier,
  File,
  ImportDeclaration,
  ImportSpecifier,
} from '@babel/types';
import { type Edit, edited } from './project';
import { lineEndOf } from './sheet-text';

/** A name of an import or of `export … from`, and where it is today. */
export interface Moved {
  specifier: ImportSpecifier | ExportSpecifier;
  /** Its name in the module as it is written. */
  name: string;
  now: { entry: string; name: string };
}

/** A piece of the statement. */
interface Part {
  from: number;
  to: number;
}

/**
 * The statement keeps its lines and comments and the names that stay; a name that has moved goes into a statement after it,
 * one for each entry. Where no name stays, the first of those entries takes the place of the old one.
 */
export function rewritten(
  file: File,
  text: string,
  statement: ImportDeclaration | ExportNamedDeclaration,
  bindings: readonly Moved[],
): Edit[] {
  const { source, start, end } = statement;
  if (!source || typeof start !== 'number' || typeof end !== 'number') return [];
  const stays = bindings.some(({ now }) => now.entry === source.value);
  const home = stays ? source.value : (bindings[0]?.now.entry ?? source.value);
  const quote = text.charAt(source.start ?? 0);
  const code = withoutComments(file, text, { from: start, to: end });

  const edits = bindings.flatMap((binding) =>
    binding.now.entry === home
      ? renamed(binding, text)
      : takenOut(partOf(binding.specifier), text, code, start),
  );
  if (home !== source.value) edits.push({ ...partOf(source), text: `${quote}${home}${quote}` });
  const inside = edits.map((edit) => ({ ...edit, from: edit.from - start, to: edit.to - start }));
  const before = text.slice(start, end);
  const own = withoutLastComma(edited(before, inside), /,\s*\}/.test(code));
  const others = otherStatements(statement, bindings, home, quote, before.endsWith(';') ? ';' : '');

  return [{ from: start, to: end, text: own }, ...addedAfter(text, end, others, indentOf(text, start))];
}

/** One statement for each other entry, in the order of the names. */
function otherStatements(
  statement: ImportDeclaration | ExportNamedDeclaration,
  bindings: readonly Moved[],
  home: string,
  quote: string,
  close: string,
): string[] {
  const isImport = statement.type === 'ImportDeclaration';
  const kind = isImport ? statement.importKind : statement.exportKind;
  const word = `${isImport ? 'import' : 'export'}${kind === 'type' ? ' type' : ''}`;
  const entries = new Set(bindings.map(({ now }) => now.entry).filter((entry) => entry !== home));

  return [...entries].map((entry) => {
    const names = bindings.filter(({ now }) => now.entry === entry).map(written);
    return `${word} { ${names.join(', ')} } from ${quote}${entry}${quote}${close}`;
  });
}

/** After the comment that ends the line of the statement, so that the comment stays with it. */
function addedAfter(text: string, end: number, lines: readonly string[], indent: string): Edit[] {
  if (lines.length === 0) return [];
  const comment = /^[ \t]*\/\/[^\r\n]*/.exec(text.slice(end))?.[0] ?? '';
  const at = end + comment.length;
  return [{ from: at, to: at, text: lines.map((line) => `${lineEndOf(text)}${indent}${line}`).join('') }];
}

/** The blanks before a statement, in `declare module`. */
function indentOf(text: string, start: number): string {
  return /(?:^|\n)([ \t]*)$/.exec(text.slice(0, start))?.[1] ?? '';
}

function written({ specifier, now }: Moved): string {
  const isImport = specifier.type === 'ImportSpecifier';
  const kind = isImport ? specifier.importKind : specifier.exportKind;
  const here = isImport ? specifier.local : specifier.exported;
  const local = here.type === 'Identifier' ? here.name : `'${here.value}'`;
  return `${kind === 'type' ? 'type ' : ''}${now.name}${now.name === local ? '' : ` as ${local}`}`;
}

/** `ErrorPlace` becomes `ErrorContext as ErrorPlace`, so that the code that uses it stays as it is. */
function renamed({ specifier, name, now }: Moved, text: string): Edit[] {
  if (now.name === name) return [];
  const isImport = specifier.type === 'ImportSpecifier';
  const there = partOf(isImport ? specifier.imported : specifier.local);
  const here = partOf(isImport ? specifier.local : specifier.exported);
  const isShort = there.from === here.from;
  return [{ ...there, text: isShort ? `${now.name} as ${text.slice(here.from, here.to)}` : now.name }];
}

/** A name with its comma and the blanks beside it; a line that had nothing else goes, a comment stays. */
function takenOut({ from, to }: Part, text: string, code: string, start: number): Edit[] {
  const comma = /^\s*,/.exec(code.slice(to - start))?.[0];
  const end = to + (comma?.length ?? 0);
  if (comma && text.slice(to, end).trim() !== ',')
    return [
      { from, to, text: '' },
      { from: end - 1, to: end, text: '' },
    ];
  const before = /[ \t]*$/.exec(text.slice(start, from))?.[0].length ?? 0;
  const after = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  const lineEnd = /^\r?\n/.exec(text.slice(end + after))?.[0].length ?? 0;
  if (lineEnd > 0 && text.charAt(from - before - 1) === '\n')
    return [{ from: from - before, to: end + after + lineEnd, text: '' }];
  return [
    comma && lineEnd === 0 ? { from, to: end + after, text: '' } : { from: from - before, to: end, text: '' },
  ];
}

/** What was the last name but one may now end with a comma that was not wanted before. */
function withoutLastComma(statement: string, hadOne: boolean): string {
  return hadOne ? statement : statement.replace(/,(\s*\})/, '$1');
}

/** Blanks in place of the comments in a part, so that what is found there keeps its place. */
function withoutComments({ comments }: File, text: string, part: Part): string {
  const blanks = (comments ?? []).flatMap(({ start, end }) =>
    typeof start === 'number' && typeof end === 'number' && start >= part.from && end <= part.to
      ? [{ from: start - part.from, to: end - part.from, text: ' '.repeat(end - start) }]
      : [],
  );
  return edited(text.slice(part.from, part.to), blanks);
}

/** Of a node that was parsed, which always has a place. */
function partOf({ start, end }: { start?: number | null; end?: number | null }): Part {
  return { from: start ?? 0, to: end ?? 0 };
}
