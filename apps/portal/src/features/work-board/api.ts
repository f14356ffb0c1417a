import { queryOptions } from '@tanstack/react-query';
import { cofundingRegistrations, cofundingRequests, officeCases } from '@urzad/contract';
import { type CardKind, CLAIM_STATUSES, OFFICE_CASE_STATUSES, REGISTRATION_STATUSES } from '@urzad/grants';
import { claimsKey } from '#shared/entities/claims/claim-query';
import { casesKey } from '#shared/entities/office-cases/case-query';
import { dueDateOf } from '#shared/entities/registrations/due-date-of';
import { registrationsKey } from '#shared/entities/registrations/registration-query';
import { paths } from '#shared/paths';
import { request } from '#shared/session/client';
import { BOARD_REFRESH_MS } from './logic/amounts';
import { dueOfCase } from './logic/due-of-case';
import type { WorkCards } from './logic/work-card';

/** By what a card is: the key of all queries about such objects, which a step makes stale. */
export const KEYS = { registration: registrationsKey, claim: claimsKey, case: casesKey } as const;

export interface ColumnFilter {
  statuses: readonly string[];
  isMine: boolean;
  most: number;
  /** Words of a number or a name. */
  text?: string | undefined;
  /** The id of an officer, or `none`; claims are not asked by it. */
  owner?: string | undefined;
}

/** Who leads objects of a kind, for the filter. */
export function leadersQuery(kind: Exclude<CardKind, 'claim'>) {
  return queryOptions({
    queryKey: [...KEYS[kind], 'board', 'leaders'],
    queryFn: async ({ signal }) =>
      kind === 'registration'
        ? (await request(cofundingRegistrations.officers, { signal })).data
        : (await request(officeCases.owners, { query: {}, signal })).data,
  });
}

/** The cards of a column: the most urgent first. */
export function columnQuery(kind: CardKind, filter: ColumnFilter) {
  return queryOptions({
    queryKey: [...KEYS[kind], 'board', filter],
    queryFn: ({ signal }) => LOADERS[kind](filter, signal),
    refetchInterval: BOARD_REFRESH_MS,
  });
}

/** The part of a query by which lists of the office are narrowed. */
function narrowed({ text, owner, isMine }: ColumnFilter) {
  const leader = isMine ? 'me' : owner;
  return { ...(text && { has_text: text }), ...(leader && { owner: leader }) };
}

type Load = (filter: ColumnFilter, signal: AbortSignal) => Promise<WorkCards>;

const LOADERS: Record<CardKind, Load> = {
  async registration(filter, signal) {
    const status = REGISTRATION_STATUSES.codes.filter((code) => filter.statuses.includes(code)).join(',');
    const query = { status, ...narrowed(filter), page_count: filter.most, sort: 'due_date' as const };
    const { data, count } = await request(cofundingRegistrations.get, { query, signal });
    const cards = data.map((row) => ({
      ...{ id: row.id, number: row.number, status: row.status, owner: row.owner },
      href: paths.registration(row.id),
      id_user: row.id_user,
      person: `${row.firstname} ${row.lastname}`,
      about: [row.children.map(({ firstname }) => firstname).join(', '), row.city]
        .filter(Boolean)
        .join(' · '),
      due: dueDateOf(row),
    }));
    return { cards, count };
  },
  async claim({ statuses, isMine, most, text }, signal) {
    const status = CLAIM_STATUSES.codes.filter((code) => statuses.includes(code)).join(',');
    const verifier = isMine ? { verifier: 'me' as const } : {};
    const query = {
      status,
      ...verifier,
      ...(text && { has_text: text }),
      page_count: most,
      sort: 'due_date' as const,
    };
    const { data, count } = await request(cofundingRequests.get, { query, signal });
    const cards = data.map((row) => ({
      ...{ id: row.id, number: row.number, status: row.status, person: row.person, owner: row.verifier },
      href: paths.claim(row.id),
      id_user: row.id_user,
      about: `${row.child} · ${row.provider_name}`,
      due: row.due_date,
    }));
    return { cards, count };
  },
  async case(filter, signal) {
    const status = OFFICE_CASE_STATUSES.codes.filter((code) => filter.statuses.includes(code)).join(',');
    const query = { status, ...narrowed(filter), page_count: filter.most, sort: 'due_date' as const };
    const { data, count } = await request(officeCases.get, { query, signal });
    const cards = data.map((row) => ({
      ...{ id: row.id, number: row.sign, status: row.status, person: row.person, owner: row.owner },
      href: paths.officeCase(row.id),
      id_user: row.id_user,
      about: row.title,
      due: dueOfCase(row),
    }));
    return { cards, count };
  },
};

/** Makes the caller the officer in charge of what nobody leads: refused when somebody else was faster. */
export async function takeCard(kind: CardKind, id: number, idempotencyKey: string): Promise<void> {
  const query = { id };
  if (kind === 'registration') {
    await request(cofundingRegistrations.take, { query, body: {}, idempotencyKey });
  } else if (kind === 'case') {
    await request(officeCases.take, { query, body: {}, idempotencyKey });
  } else {
    await takeClaim(id, idempotencyKey);
  }
}

/** Another officer may take over a claim that is being checked; from the board only one that nobody checks is taken. */
async function takeClaim(id: number, idempotencyKey: string): Promise<void> {
  const query = { id };
  const { row_version, status } = (await request(cofundingRequests.find, { query })).data;
  if (status !== 'submitted') throw new TakenMeanwhile();
  await request(cofundingRequests.take, { query, body: { row_version }, idempotencyKey });
}

/** Somebody else moved the card since it was shown. */
export class TakenMeanwhile extends Error {}
