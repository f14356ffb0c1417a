import { endpoints } from '@urzad/contract/testing';
import { getRole, PRIVILEGES, type Privilege } from '@urzad/grants';
import { ACTING } from '../../src/http/acting-table';
import { isBelongingsCall, isOwnAccountCall } from '../../src/http/own-account-calls';
import { type Answer, type Column, endpointOf, type Right } from './right';

/** One call of one caller, and its answer. */
export interface Cell {
  column: Column;
  answer: Answer;
  /** Of the clerk. */
  privileges: readonly Privilege[];
  /** Parameters beside those of the line. */
  more?: Readonly<Record<string, string | number>>;
  /** Whether the session of the caller is locked. */
  isLocked?: boolean;
  /** What tells it from other cells of its column. */
  note: string;
}

const PRIVILEGES_OF_AUDITOR = getRole('OBS').privileges;

/** The cells of a line: a call for each column, and of staff who lack a privilege one for each that they lack. */
export function cellsOf(line: string, right: Right): Cell[] {
  const { needs, other, owner, without, unseen = without, none = unseen, holder } = right;
  const cell = (column: Column, answer: Answer, privileges: readonly Privilege[] = [], note = ''): Cell => ({
    column,
    answer,
    privileges,
    note,
  });
  const withoutOne = needs.map((lacking, at) => {
    const others = PRIVILEGES.filter((privilege) => privilege !== lacking);
    return cell('without', at === 0 ? unseen : without, others, lacking);
  });
  return [
    cell('stranger', strangerOf(line, right)),
    cell('other', other),
    cell('owner', owner),
    cell('without', none, [], 'any'),
    ...withoutOne,
    cell('holder', holder, needs.length > 0 ? needs : PRIVILEGES),
    cell('auditor', auditorOf(line, right)),
    cell('acting', actingOf(line, right)),
  ];
}

/** As the contract says. */
export function strangerOf(line: string, { stranger, holder }: Right): Answer {
  return stranger ?? (needsSession(line) ? 'no-login' : holder);
}

/** Who reads what staff read, and writes only what is their own (Order §10). */
export function auditorOf(
  line: string,
  { auditor, needs, holder, without, unseen = without }: Right,
): Answer {
  if (auditor !== undefined) return auditor;
  const [method = '', url = ''] = endpointOf(line).split(' ');
  const call = { method, routeOptions: { url }, query: {} };
  const isBarred = method !== 'GET' && !isOwnAccountCall(call) && !isBelongingsCall(call);
  if (isBarred && needsSession(line)) return 'no-privilege: audit';
  const lacking = needs.findIndex((privilege) => !PRIVILEGES_OF_AUDITOR.includes(privilege));
  if (lacking === -1) return holder;
  return lacking === 0 ? unseen : without;
}

/** Who acts for the owner, as the law of acting says (Order §12). */
export function actingOf(line: string, { acting, owner }: Right): Answer {
  return acting ?? (ACTING[endpointOf(line)] === 'refused' ? 'no-privilege: acting' : owner);
}

function needsSession(line: string): boolean {
  const found = endpoints.find(({ method, url }) => `${method} ${url}` === endpointOf(line));
  return found?.config.errors.includes('no-login') ?? false;
}
