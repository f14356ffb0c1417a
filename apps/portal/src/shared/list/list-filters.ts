import { isIdInAddress } from '@urzad/contract';
import { type ColumnFilter, isIsoDate } from '@urzad/domain';

/**
 * A filter of a list. Its name is that of the parameter in the address, of the column of the table, and of the parameter
 * of the request.
 */
export interface ListFilter {
  /** Parses the address; undefined for a text that filters nothing. */
  read: (text: string) => ColumnFilter | undefined;
  /** The filter of the table as the address has it; undefined when it filters nothing. */
  known: (filter: ColumnFilter) => ColumnFilter | undefined;
}

/** Some of the known codes: `submitted,reserve`. */
export function options(codes: readonly string[]): ListFilter {
  return valuesOf((value) => codes.includes(value));
}

/** One of the known codes, as the request takes one: the code that was chosen last. */
export function oneOf(isKnown: (code: string) => boolean): ListFilter {
  const known = (filter: ColumnFilter): ColumnFilter | undefined => {
    const chosen = filter.kind === 'options' ? filter.values.findLast(isKnown) : undefined;
    return chosen === undefined ? undefined : { kind: 'options', values: [chosen] };
  };
  return { read: (code) => known({ kind: 'options', values: [code] }), known };
}

/** What is the caller's own. */
export function onlyMe(): ListFilter {
  return oneOf((code) => code === 'me');
}

/** Ids of people or objects: `7,12`. */
export function ids(): ListFilter {
  return valuesOf(isIdInAddress);
}

/** A part of a text. */
export function text(): ListFilter {
  const known = (filter: ColumnFilter): ColumnFilter | undefined => {
    const words = filter.kind === 'contains' ? filter.text.trim() : '';
    return words ? { kind: 'contains', text: words } : undefined;
  };
  return { read: (words) => known({ kind: 'contains', text: words }), known };
}

/** Whole numbers from and to, both included: `5-10`, `5-` or `-10`. */
export function range(): ListFilter {
  const known = (filter: ColumnFilter): ColumnFilter | undefined => {
    if (filter.kind !== 'range') return undefined;
    const [from, to] = [numberOf(filter.from), numberOf(filter.to)];
    return from === null && to === null ? undefined : { kind: 'range', from, to };
  };
  const read = (bounds: string) => {
    const [, from = '', to = ''] = /^([0-9]{0,3})-([0-9]{0,3})$/.exec(bounds) ?? [];
    return known({ kind: 'range', from, to });
  };
  return { read, known };
}

/** Days from and to, both included: `2027-02-01-2027-02-10`, `2027-02-01-` or `-2027-02-10`. */
export function days(): ListFilter {
  const known = (filter: ColumnFilter): ColumnFilter | undefined => {
    if (filter.kind !== 'range') return undefined;
    const [from, to] = [dayIn(filter.from), dayIn(filter.to)];
    return from === null && to === null ? undefined : { kind: 'range', from, to };
  };
  const read = (bounds: string) => {
    const [, from = '', to = ''] =
      /^([0-9]{4}-[0-9]{2}-[0-9]{2})?-([0-9]{4}-[0-9]{2}-[0-9]{2})?$/.exec(bounds) ?? [];
    return known({ kind: 'range', from, to });
  };
  return { read, known };
}

/** As `read` of the same filter parses it. */
export function filterText(filter: ColumnFilter): string {
  if (filter.kind === 'options') return filter.values.join(',');
  if (filter.kind === 'contains') return filter.text;
  return `${filter.from ?? ''}-${filter.to ?? ''}`;
}

/** The parameters of the request: a range has two of them. */
export function filterQuery(name: string, filter: ColumnFilter): Record<string, string | number> {
  if (filter.kind !== 'range') return { [name]: filterText(filter) };
  const { from, to } = filter;
  return { ...(from !== null && { [`${name}_from`]: from }), ...(to !== null && { [`${name}_to`]: to }) };
}

function valuesOf(isKnown: (value: string) => boolean): ListFilter {
  const known = (filter: ColumnFilter): ColumnFilter | undefined => {
    const values = filter.kind === 'options' ? filter.values.filter(isKnown) : [];
    return values.length > 0 ? { kind: 'options', values } : undefined;
  };
  return { read: (codes) => known({ kind: 'options', values: codes.split(',') }), known };
}

function dayIn(bound: string | number | null): string | null {
  return typeof bound === 'string' && isIsoDate(bound) ? bound : null;
}

function numberOf(bound: string | number | null): number | null {
  return bound === null || bound === '' ? null : Number(bound);
}
