import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, cofundingMembers, type Member, officeCases } from '@urzad/contract';
import { memberQuery, membersKey } from '#shared/entities/members/member-query';
import { casesKey } from '#shared/entities/office-cases/case-query';
import type { ObjectQueries } from '#shared/object/use-step';
import { request } from '#shared/session/client';

/** As many as the panel has room for; the rest is in the list. */
const CASES_SHOWN = 3;

/** The open cases of the signed-in person, the last written first. */
export const liveCasesQuery = queryOptions({
  queryKey: [...casesKey, 'get', 'panel'],
  queryFn: async ({ signal }) => {
    const query = { live: 'yes', page_count: CASES_SHOWN, sort: '-last_date' } as const;
    return (await request(officeCases.get, { query, signal })).data;
  },
});

/** For what changes a participant. */
export const ofMember: ObjectQueries = { key: membersKey, queryOf: memberQuery };

export async function fillExitForm(
  id: number,
  body: BodyOf<typeof cofundingMembers.exitform>,
  idempotencyKey: string,
): Promise<Member> {
  return (await request(cofundingMembers.exitform, { query: { id }, body, idempotencyKey })).data;
}

export async function completeMember(
  id: number,
  body: BodyOf<typeof cofundingMembers.complete>,
  idempotencyKey: string,
): Promise<Member> {
  return (await request(cofundingMembers.complete, { query: { id }, body, idempotencyKey })).data;
}
