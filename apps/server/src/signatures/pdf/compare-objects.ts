import {
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import type { Revision } from './revision';

export type Pair = readonly [was: PdfObject | null | undefined, is: PdfObject | null | undefined];

/** What to do with the two versions of a dictionary that may differ; `undefined` when it may not. */
export type Exception = (was: PdfDict, is: PdfDict, at: string | undefined) => readonly Pair[] | undefined;

export interface Comparison {
  /** The first pairs that differ. */
  differences: Pair[];
  /** The objects that were reached, `7 0 R`. */
  reached: Set<string>;
}

const MAX_DIFFERENCES = 20;

/**
 * Compares everything that can be reached from a value of the issued document with what now stands there, object by
 * object: a reference has to name the same object, which has to be the same.
 *
 * @param exception is asked for each dictionary, with its reference, and gives the pairs that remain to be compared
 */
export function compareObjects(
  start: readonly Pair[],
  before: Revision,
  after: Revision,
  exception: Exception,
): Comparison {
  const differences: Pair[] = [];
  const reached = new Set<string>();
  const open: { pair: Pair; at?: string }[] = start.map((pair) => ({ pair }));

  while (open.length > 0 && differences.length < MAX_DIFFERENCES) {
    const next = open.pop();
    if (!next) break;
    const [was, is] = next.pair;
    if (was instanceof PdfRef && is instanceof PdfRef && String(was) === String(is)) {
      const at = String(was);
      if (!reached.has(at)) open.push({ pair: [before.resolve(was), after.resolve(is)], at });
      reached.add(at);
      continue;
    }
    const inner = innerPairs(was, is, (one, other) => exception(one, other, next.at));
    if (!inner) differences.push(next.pair);
    for (const pair of inner ?? []) open.push({ pair });
  }
  return { differences, reached };
}

/** Pairs that decide whether two values are the same; `undefined` when they are not. */
function innerPairs(
  was: PdfObject | null | undefined,
  is: PdfObject | null | undefined,
  exception: (was: PdfDict, is: PdfDict) => readonly Pair[] | undefined,
): readonly Pair[] | undefined {
  if (was instanceof PdfDict && is instanceof PdfDict) {
    return haveSameData(was, is) ? (exception(was, is) ?? pairsOf(was, is)) : undefined;
  }
  if (was instanceof PdfArray && is instanceof PdfArray) {
    return was.length === is.length ? [...was].map((item, at) => [item, is.at(at)] as const) : undefined;
  }
  return isSameValue(was, is) ? [] : undefined;
}

/** All pairs of two dictionaries, also of what only one of them has. */
export function pairsOf(was: PdfDict, is: PdfDict, without: ReadonlySet<string> = new Set()): Pair[] {
  const keys = new Set([...was.keys(), ...is.keys()].map(({ value }) => value));
  return [...keys].filter((key) => !without.has(key)).map((key) => [was.get(key), is.get(key)] as const);
}

/** Bytes as they are stored: nothing is unpacked. */
function haveSameData(was: PdfDict, is: PdfDict): boolean {
  if (was instanceof PdfStream && is instanceof PdfStream) return Buffer.compare(was.data, is.data) === 0;
  return !(was instanceof PdfStream) && !(is instanceof PdfStream);
}

function isSameValue(was: PdfObject | null | undefined, is: PdfObject | null | undefined): boolean {
  if (was instanceof PdfString && is instanceof PdfString) return Buffer.compare(was.bytes, is.bytes) === 0;
  if (was instanceof PdfName && is instanceof PdfName) return was.value === is.value;
  if (was instanceof PdfNumber && is instanceof PdfNumber) return was.value === is.value;
  if (was instanceof PdfBool && is instanceof PdfBool) return was.value === is.value;
  const isNull = (value: PdfObject | null | undefined) => !value || value.type === 'null';
  return isNull(was) && isNull(is);
}
