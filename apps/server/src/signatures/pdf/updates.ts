import { inflateSync } from 'node:zlib';

/** Where an object of the document stands, by the newest cross-reference that names it. */
type Entry = { at: number; generation: number } | { in: number; index: number } | { isFree: true };

export interface Updates {
  entries: ReadonlyMap<number, Entry>;
  /** The catalog of the issued document, `1 0 R`. */
  root: string;
  /** Every trailer names it. */
  isSameRoot: boolean;
}

/** A cross-reference of more is that of no document of the office, or a bomb. */
const MAX_BYTES = 8_000_000;
const MAX_SECTIONS = 200;

/**
 * Reads the cross-references of the updates behind the issued bytes, as strictly as no reader does: readers mend what they
 * cannot read, each in its own way, so that a file could show something else in another reader.
 *
 * @returns `undefined` unless each update points at the one before, the first at the end of the issued document, and every
 * object stands where the cross-reference says
 */
export function readUpdates(pdf: Uint8Array, issuedLength: number): Updates | undefined {
  const issuedStart = startOf(pdf.subarray(0, issuedLength));
  const entries = new Map<number, Entry>();
  const roots: string[] = [];

  let at = startOf(pdf);
  for (let count = 0; at !== undefined && at !== issuedStart; count += 1) {
    const section = at >= issuedLength && count < MAX_SECTIONS ? sectionAt(pdf, at) : undefined;
    // An update never stands before the one that it changes: a loop would.
    if (!section || (section.previous ?? Number.POSITIVE_INFINITY) >= at) return undefined;
    for (const [number, entry] of section.entries) if (!entries.has(number)) entries.set(number, entry);
    roots.push(section.root);
    at = section.previous;
  }
  if (at === undefined || !areWhereTheySay(pdf, entries)) return undefined;
  const root = rootIn(pdf.subarray(0, issuedLength), at);
  return root === undefined ? undefined : { entries, root, isSameRoot: roots.every((one) => one === root) };
}

/** Bytes as text, one letter each. */
export function textOf(pdf: Uint8Array, from: number, to: number): string {
  const part = pdf.subarray(Math.max(0, from), to);
  return Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');
}

/** The issued document is the office's own: its trailer may be written in any way. */
function rootIn(issued: Uint8Array, at: number): string | undefined {
  return /\/Root\s+(\d+\s+\d+\s+R)/.exec(textOf(issued, at, issued.length))?.[1]?.replace(/\s+/g, ' ');
}

/** The place of the newest cross-reference: the file ends by it. */
export function startOf(pdf: Uint8Array): number | undefined {
  const end = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(textOf(pdf, pdf.length - 80, pdf.length))?.[1];
  return end === undefined ? undefined : Number(end);
}

function areWhereTheySay(pdf: Uint8Array, entries: ReadonlyMap<number, Entry>): boolean {
  return [...entries].every(([number, entry]) => {
    if (!('at' in entry)) return true;
    const header = new RegExp(`^\\s{0,4}${number}\\s+${entry.generation}\\s+obj(?![A-Za-z])`);
    return header.test(textOf(pdf, entry.at, entry.at + 40));
  });
}

interface Section {
  entries: Map<number, Entry>;
  root: string;
  previous: number | undefined;
}

/** @param at behind the issued bytes */
function sectionAt(pdf: Uint8Array, at: number): Section | undefined {
  const text = textOf(pdf, at, pdf.length);
  if (/^\s{0,4}xref\s/.test(text.slice(0, 10))) return tableIn(text);
  return /^\s{0,4}\d+\s+\d+\s+obj/.test(text.slice(0, 30)) ? streamIn(text, pdf.subarray(at)) : undefined;
}

const SUBSECTION = /\s*(\d{1,8})\s+(\d{1,7})\s*?\r?\n?/y;
const LINE = /\s*(\d{10}) (\d{5}) ([nf])\s?/y;

function tableIn(text: string): Section | undefined {
  const entries = new Map<number, Entry>();
  let place = text.indexOf('xref') + 4;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match) place = pattern.lastIndex;
    return match;
  };
  for (let head = next(SUBSECTION); head; head = next(SUBSECTION)) {
    const first = Number(head[1]);
    for (let index = 0; index < Number(head[2]); index += 1) {
      const line = next(LINE);
      if (!line) return undefined;
      const entry = { at: Number(line[1]), generation: Number(line[2]) };
      entries.set(first + index, line[3] === 'n' ? entry : { isFree: true });
    }
  }
  const trailer = /^\s*trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(place, place + 20_000))?.[1];
  return trailer === undefined ? undefined : sectionOf(trailer, entries);
}

function streamIn(text: string, bytes: Uint8Array): Section | undefined {
  const head = /^\s*\d+\s+\d+\s+obj\s*<<([\s\S]*?)>>\s*stream\r?\n/.exec(text.slice(0, 20_000));
  const dictionary = head ? plain(head[1] ?? '') : undefined;
  if (!head || dictionary === undefined || !/\/Type\s*\/XRef\b/.test(dictionary)) return undefined;

  const length = Number(entryIn(dictionary, 'Length', /^\d+(?!\s+\d+\s+R)/));
  const start = head[0].length;
  const rows = rowsOf(bytes.subarray(start, start + length), dictionary);
  const widths = numbersOf(dictionary, 'W');
  const ranges = numbersOf(dictionary, 'Index') ?? [0, Number(entryIn(dictionary, 'Size', /^\d+/))];
  if (!rows || widths?.length !== 3 || ranges.length % 2 !== 0) return undefined;
  return sectionOf(head[1] ?? '', entriesOf(rows, widths, ranges));
}

/** Compressed or not; with the predictor that all writers use. */
function rowsOf(data: Uint8Array, dictionary: string): Uint8Array | undefined {
  const isPlain = !/\/Filter\b/.test(dictionary);
  const isFlate = /\/Filter\s*(\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary);
  if (!isPlain && !isFlate) return undefined;
  try {
    const bytes = isPlain ? data : inflateSync(data, { maxOutputLength: MAX_BYTES });
    const predictor = Number(entryIn(dictionary, 'Predictor', /^\d+/) ?? 1);
    return predictor >= 10 ? unpredicted(bytes, Number(entryIn(dictionary, 'Columns', /^\d+/) ?? 1)) : bytes;
  } catch {
    return undefined;
  }
}

/** PNG rows: as they are, or each the difference to the one above. */
function unpredicted(bytes: Uint8Array, columns: number): Uint8Array | undefined {
  const rows = Math.floor(bytes.length / (columns + 1));
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (columns + 1)];
    if (kind !== 0 && kind !== 2) return undefined;
    for (let column = 0; column < columns; column += 1) {
      const above = kind === 2 && row > 0 ? (out[(row - 1) * columns + column] ?? 0) : 0;
      out[row * columns + column] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + above;
    }
  }
  return out;
}

function entriesOf(
  rows: Uint8Array,
  widths: readonly number[],
  ranges: readonly number[],
): Map<number, Entry> {
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const entries = new Map<number, Entry>();
  let place = 0;
  const read = (width: number, absent: number) => {
    if (width === 0) return absent;
    let value = 0;
    for (let index = 0; index < width; index += 1) value = value * 256 + (rows[place + index] ?? 0);
    place += width;
    return value;
  };
  for (let range = 0; range < ranges.length; range += 2) {
    const first = ranges[range] ?? 0;
    for (let index = 0; index < (ranges[range + 1] ?? 0) && place < rows.length; index += 1) {
      const kind = read(kindWidth, 1);
      const second = read(secondWidth, 0);
      const third = read(thirdWidth, 0);
      entries.set(first + index, entryOf(kind, second, third));
    }
  }
  return entries;
}

function entryOf(kind: number, second: number, third: number): Entry {
  if (kind === 1) return { at: second, generation: third };
  return kind === 2 ? { in: second, index: third } : { isFree: true };
}

/** A hybrid file shows different objects to older readers; encryption hides what was changed. */
function sectionOf(raw: string, entries: Map<number, Entry>): Section | undefined {
  const dictionary = plain(raw);
  if (dictionary === undefined || /\/(XRefStm|Encrypt)\b/.test(dictionary)) return undefined;

  const root = entryIn(dictionary, 'Root', /^\d+\s+\d+\s+R/);
  const previous = entryIn(dictionary, 'Prev', /^\d+/);
  if (root === undefined) return undefined;
  return {
    entries,
    root: root.replace(/\s+/g, ' '),
    previous: previous === undefined ? undefined : Number(previous),
  };
}

/** A dictionary without its strings; nothing when it is written so that readers may differ: escapes, comments, a key twice. */
function plain(dictionary: string): string | undefined {
  const text = dictionary.replace(/<[0-9A-Fa-f\s]*>/g, ' ').replace(/\((?:\\[\s\S]|[^\\()])*\)/g, ' ');
  const keys = text.match(/\/(Root|Prev|Size|Type|W|Index|Length|Filter|Predictor|Columns|XRefStm)\b/g) ?? [];
  return /[#%()]/.test(text) || new Set(keys).size !== keys.length ? undefined : text;
}

function entryIn(dictionary: string, key: string, pattern: RegExp): string | undefined {
  const rest = new RegExp(`/${key}\\b\\s*([\\s\\S]*)$`).exec(dictionary)?.[1];
  return rest === undefined ? undefined : pattern.exec(rest)?.[0];
}

function numbersOf(dictionary: string, key: string): number[] | undefined {
  return entryIn(dictionary, key, /^\[[\d\s]*\]/)
    ?.match(/\d+/g)
    ?.map(Number);
}
