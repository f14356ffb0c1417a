import type { Member } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membersOf, settle } from '../../../../test/members';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';
import { cofundingGrantMonth, cofundingMember } from '../table';

let test: TestApp;
let clerk: SignedIn;
let family: ReturnType<typeof membersOf>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  family = membersOf(test, officeRegistrations(test));
});
afterAll(() => test.close());

const URL = '/api/cofundingmember';
const seenBy = async (who: SignedIn, id: number): Promise<Member> =>
  (await who.get(`${URL}/find?id=${id}`)).json().data;

/** A participant whose support is over and settled. */
async function settled() {
  const { parent, id_member, ids_grant } = await family.member();
  const { row_version } = await settle(test, id_member);
  return { parent, id_member, id_grant: ids_grant[0] ?? 0, row_version };
}

describeWrite('the end of a participation', () => test, {
  act: async () => {
    const { parent, id_member, row_version } = await settled();
    return { by: clerk, url: `${URL}/complete?id=${id_member}`, body: { row_version }, parent, id_member };
  },
  other: async ({ parent }) => [
    [parent, 403, 'no-privilege'],
    [(await family.member()).parent, 404, 'object-no-exist'],
    [await signIn(test, 'obserwator'), 403, 'no-privilege'],
  ],
  twice: async ({ parent, id_member }) => {
    const seen = await seenBy(parent, id_member);
    expect(seen).toMatchObject({ status: 'completed', missing_to_complete: null });
    expect(seen.history.filter(({ status }) => status === 'completed')).toHaveLength(1);
  },
});

describe('a participation', () => {
  it('is not ended before the last month is settled, and says so', async () => {
    const { parent, id_member, id_grant, row_version } = await settled();
    const body = { row_version };
    await test.app.db
      .update(cofundingGrantMonth)
      .set({ status: 'due' })
      .where(eq(cofundingGrantMonth.id_grant, id_grant));
    expect(await seenBy(clerk, id_member)).toMatchObject({ missing_to_complete: ['claims'] });
    expect(await seenBy(parent, id_member)).toMatchObject({ missing_to_complete: null });
    const refused = await clerk.post(`${URL}/complete?id=${id_member}`, body);
    expect(refused.json()).toMatchObject({ code: 'illegal-step', data: { missing: ['claims'] } });

    await settle(test, id_member);
    expect(await seenBy(clerk, id_member)).toMatchObject({ missing_to_complete: [] });
    const stale = await clerk.post(`${URL}/complete?id=${id_member}`, { row_version: row_version + 7 });
    expect(stale.json().code).toBe('conflict');
  });

  it('is not ended before the data after its end are given, and says so', async () => {
    const { id_member, row_version } = await settled();
    await test.app.db
      .update(cofundingMember)
      .set({ exit_date_filled: null })
      .where(eq(cofundingMember.id, id_member));
    expect(await seenBy(clerk, id_member)).toMatchObject({ missing_to_complete: ['exit_form'] });
    const refused = await clerk.post(`${URL}/complete?id=${id_member}`, { row_version });
    expect(refused.json()).toMatchObject({ code: 'illegal-step', data: { missing: ['exit_form'] } });
  });
});
