import type { Claim, ClaimRow } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APRIL, claimsOf, type FoundClaim } from '../../../test/claims';
import { officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { findReadingsOf } from '../../readings/readings';

const URL = '/api/cofundingrequest';
const test = await testApp();
afterAll(() => test.close());
const claims = claimsOf(test, officeRegistrations(test));

let clerk: SignedIn;
let draft: FoundClaim;
let one: FoundClaim;
let other: FoundClaim;
beforeAll(async () => {
  draft = await claims.opened();
  one = await claims.submitted();
  test.clock.set(new Date('2027-05-18T08:00:00Z'));
  other = await claims.submitted();
  test.clock.set(new Date('2027-05-18T08:00:00Z'));
  clerk = await signIn(test, 'pracownik1');
});

const list = async (who: SignedIn, query = ''): Promise<ClaimRow[]> =>
  (await who.get(`${URL}/get?${query}`)).json().data;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the list of the office', () => {
  it('has what was submitted, the first one first, and no draft', async () => {
    const rows = await list(clerk);
    expect(idsOf(rows)).toEqual([one.claim.id, other.claim.id]);
    expect(rows[0]).toMatchObject({
      ...{ status: 'submitted', month: APRIL, is_late: 'no', has_duplicates: 'yes', verifier: null },
      ...{ refund_claimed: 114_000, refund_approved: null, due_date: null },
    });
  });

  it('is searched by person, number and child, filtered and sorted', async () => {
    const [row] = await list(clerk);
    const [last = ''] = (row?.person ?? '').split(' ').toReversed();
    expect(idsOf(await list(clerk, `has_text=${encodeURIComponent(last)}`))).toContain(one.claim.id);
    expect(idsOf(await list(clerk, `has_text=${encodeURIComponent(other.claim.number)}`))).toEqual([
      other.claim.id,
    ]);
    expect(idsOf(await list(clerk, 'sort=-send_date'))).toEqual([other.claim.id, one.claim.id]);
    expect(await list(clerk, 'sort=due_date&month=2027-04')).toHaveLength(2);
    expect(await list(clerk, 'sort=lastname&verifier=me')).toEqual([]);
    expect(await list(clerk, 'has_duplicates=no')).toEqual([]);
    expect(idsOf(await list(clerk, `id_grant=${one.id_grant}&status=submitted`))).toEqual([one.claim.id]);
    expect(await list(clerk, 'is_late=no&month=2027-05')).toEqual([]);
  });

  it('is counted by its tabs', async () => {
    const { data } = (await clerk.get(`${URL}/counts`)).json();
    expect(data).toEqual({
      ...{ submitted: 2, verification: 0, to_correct: 0, verified: 0, approved: 0, all: 2 },
    });
    expect(codeOf(await one.parent.get(`${URL}/counts`))).toEqual([403, 'no-privilege']);
  });
});

describe('a parent', () => {
  it('has the own ones with their drafts, and learns nothing of the same invoice elsewhere', async () => {
    expect(idsOf(await list(draft.parent))).toEqual([draft.claim.id]);
    expect(await list(one.parent, 'has_duplicates=yes')).toMatchObject([
      { id: one.claim.id, has_duplicates: 'no' },
    ]);
    expect((await claims.seenBy(one.parent, one.claim)).lines[0]?.duplicates).toEqual([]);
  });

  it('reads no claim of somebody else', async () => {
    expect(codeOf(await one.parent.get(`${URL}/find?id=${other.claim.id}`))).toEqual([
      404,
      'object-no-exist',
    ]);
  });
});

describe('the schedule of a co-funding', () => {
  const monthOf = async (who: SignedIn, id_grant: number) =>
    (await who.get(`/api/cofundinggrant/find?id=${id_grant}`)).json().data.schedule[0];

  it('names the claim of a month, to the office once it was submitted', async () => {
    const submitted = { id_request: one.claim.id, claim_status: 'submitted', status: 'requested' };
    expect(await monthOf(one.parent, one.id_grant)).toMatchObject(submitted);
    expect(await monthOf(clerk, one.id_grant)).toMatchObject(submitted);
    const begun = { id_request: draft.claim.id, claim_status: 'draft', status: 'due' };
    expect(await monthOf(draft.parent, draft.id_grant)).toMatchObject(begun);
    expect(await monthOf(clerk, draft.id_grant)).toMatchObject({ id_request: null, claim_status: null });
  });
});

describe('the office', () => {
  it('sees the same invoice of another person, and leaves a trace of its reading', async () => {
    const seen: Claim = await claims.seenBy(clerk, one.claim);
    expect(seen.lines[0]?.duplicates).toMatchObject([{ id: other.claim.id, amount: 134_000 }]);
    const [reading] = await findReadingsOf(test.app.db, one.parent.id, { limit: 1 });
    expect(reading).toMatchObject({ obj_type: 'cofundingrequest', id_obj: one.claim.id, id_user: clerk.id });
  });

  it('reads no draft', async () => {
    expect(codeOf(await clerk.get(`${URL}/find?id=${draft.claim.id}`))).toEqual([404, 'object-no-exist']);
  });

  it('has the steps of its privileges', async () => {
    expect((await claims.seenBy(clerk, one.claim)).steps).toEqual(['take']);
    expect((await claims.seenBy(one.parent, one.claim)).steps).toEqual(['withdraw']);
  });
});
