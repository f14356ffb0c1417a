import type { Claim } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APRIL, claimsOf, type FoundClaim, HEADER, lineOf } from '../../../../test/claims';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { cofundingGrantMonth } from '../../cofunding-members/table';
import { cofundingRequest, cofundingRequestLine } from '../table';

const URL = '/api/cofundingrequest';
const test = await testApp();
afterAll(() => test.close());
const claims = claimsOf(test, officeRegistrations(test));

let sent: FoundClaim;
beforeAll(async () => {
  sent = await claims.submitted();
});

const others = async (): Promise<[who: SignedIn, status: number, code: string][]> => [
  [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
  [await signIn(test, 'pracownik1'), 404, 'object-no-exist'],
];

function writeOn(found: FoundClaim, name: string, body: object) {
  return { by: found.parent, found, url: `${URL}/${name}?id=${found.claim.id}`, body };
}

describeWrite('add', () => test, {
  async act() {
    const { parent, id_grant } = await claims.settling();
    return { by: parent, id_grant, url: `${URL}/add`, body: { id_grant, month: APRIL } };
  },
  other: others,
  isRepeatable: true,
  async wrongStatus() {
    const { parent, id_grant } = await claims.settling();
    return { by: parent, url: `${URL}/add`, body: { id_grant, month: '2027-05' } };
  },
  async twice({ by }, done) {
    const claim: Claim = done.json().data;
    expect(claim).toMatchObject({
      ...{ status: 'draft', version_no: 1, month: APRIL, days_present: null, refund_claimed: 0 },
      ...{ claim_from: '2027-05-01', claim_to: '2027-05-17', steps: ['set', 'remove', 'prepare'] },
      ...{ terms: { limit: 114_000, days_in_contract: 30, days_in_month: 30, entry_fee_used: 'no' } },
    });
    expect(claim.number).toMatch(/^ROZ\/\d{4}\/2027-04\/1$/);
    expect(claim.lines).toMatchObject([
      { kind: 'POBYT', period_from: '2027-04-01', period_to: '2027-04-30' },
    ]);
    expect((await by.get(`${URL}/get`)).json().data).toHaveLength(1);
    // One that lives is answered as it is.
    const again = await by.post(`${URL}/add`, { id_grant: claim.id_grant, month: APRIL });
    expect(again.json().data.id).toBe(claim.id);
  },
});

it('goes on from what is paid for its month already', async () => {
  const { parent, id_grant } = await claims.settling();
  const { id_grant: of, month } = cofundingGrantMonth;
  await test.app.db
    .update(cofundingGrantMonth)
    .set({ paid: 100_000 })
    .where(and(eq(of, id_grant), eq(month, APRIL)));
  expect((await claims.add(parent, id_grant)).terms).toMatchObject({ limit: 114_000, already_paid: 100_000 });
});

describeWrite('set', () => test, {
  async act() {
    const found = await claims.opened();
    const lines = [
      lineOf({ amount: 110_000, document_total: 146_000, paid_amount: 110_000 }),
      lineOf({ kind: 'WYZYWIENIE', amount: 24_000, document_total: 146_000, paid_amount: 24_000 }),
      lineOf({ kind: 'ZAJECIA_DODATKOWE', amount: 12_000, document_total: 146_000, paid_amount: 12_000 }),
    ];
    return writeOn(found, 'set', { row_version: found.claim.row_version, header: HEADER, lines });
  },
  other: others,
  wrongStatus: async () =>
    writeOn(sent, 'set', { row_version: sent.claim.row_version, header: HEADER, lines: [lineOf()] }),
  async twice(_sending, done) {
    const claim: Claim = done.json().data;
    expect(claim).toMatchObject({
      ...{ cost_total: 146_000, eligible_total: 134_000, refund_claimed: 114_000, own_share: 20_000 },
      ...{ esf_amount: 102_000, state_amount: 12_000, days_present: 20 },
    });
    expect(claim.lines.map(({ ordinal, kind }) => [ordinal, kind])).toEqual([
      [1, 'POBYT'],
      [2, 'WYZYWIENIE'],
      [3, 'ZAJECIA_DODATKOWE'],
    ]);
  },
});

describeWrite('attach', () => test, {
  async act() {
    const found = await claims.opened();
    return writeOn(found, 'attach', { filename: await claims.upload(found), kind: 'FAKTURA' });
  },
  other: others,
  later: 404,
  wrongStatus: async () => writeOn(sent, 'attach', { filename: await claims.upload(sent), kind: 'FAKTURA' }),
  async twice(_sending, done) {
    expect(done.json().data.files).toMatchObject([{ kind: 'FAKTURA', is_sent: 'no' }]);
  },
});

describeWrite('detach', () => test, {
  async act() {
    const found = await claims.filled();
    return writeOn(found, 'detach', { id_file: found.claim.files[0]?.id });
  },
  other: others,
  later: 404,
  wrongStatus: async () => writeOn(sent, 'detach', { id_file: sent.claim.files[0]?.id }),
  async twice({ found }, done) {
    const [kept] = found.claim.files.slice(1);
    const claim: Claim = done.json().data;
    expect(claim.files).toMatchObject([{ id: kept?.id }]);
    // The line has forgotten it.
    expect(claim.lines[0]?.file_ids).toEqual([kept?.id]);
  },
});

describeWrite('copylast', () => test, {
  async act() {
    const found = await claims.submitted();
    await claims.endMonth(found.id_grant, '2027-05');
    const claim = await claims.add(found.parent, found.id_grant, '2027-05');
    return writeOn({ ...found, claim }, 'copylast', { row_version: claim.row_version });
  },
  other: others,
  wrongStatus: async () => {
    const found = await claims.opened();
    return writeOn(found, 'copylast', { row_version: found.claim.row_version });
  },
  async twice(_sending, done) {
    const claim: Claim = done.json().data;
    expect(claim.refund_claimed).toBe(114_000);
    expect(claim.lines).toMatchObject([
      { amount: 134_000, document_no: '', file_ids: [], period_from: '2027-05-01', period_to: '2027-05-31' },
    ]);
  },
});

describeWrite('delete', () => test, {
  async act() {
    const found = await claims.prepared();
    return writeOn(found, 'delete', { row_version: found.claim.row_version });
  },
  other: others,
  later: 404,
  wrongStatus: async () => writeOn(sent, 'delete', { row_version: sent.claim.row_version }),
  async twice({ found }) {
    const { db } = test.app;
    const { id } = found.claim;
    expect(await db.$count(cofundingRequest, eq(cofundingRequest.id, id))).toBe(0);
    expect(await db.$count(cofundingRequestLine, eq(cofundingRequestLine.id_request, id))).toBe(0);
    expect(await claims.statusOfMonth(found.id_grant)).toBe('due');
  },
});

describe('a draft', () => {
  it('takes no file that it does not have, and none of another kind', async () => {
    const found = await claims.opened();
    const { row_version } = found.claim;
    const lines = [lineOf({ file_ids: [sent.claim.files[0]?.id ?? 0] })];
    const set = await found.parent.post(`${URL}/set?id=${found.claim.id}`, {
      row_version,
      header: HEADER,
      lines,
    });
    expect(set.json()).toMatchObject({ code: 'not-valid', data: { 'lines.0.file_ids': 'no-file' } });
    const filename = await claims.upload(found);
    const attach = await found.parent.post(`${URL}/attach?id=${found.claim.id}`, { filename, kind: 'WYROK' });
    expect(attach.json()).toMatchObject({ code: 'not-valid', data: { kind: 'not-valid-option' } });
  });

  it('is refused what stands on an older row', async () => {
    const found = await claims.filled();
    const row_version = found.claim.row_version - 1;
    const body = { row_version, header: HEADER, lines: [] };
    expect(codeOf(await found.parent.post(`${URL}/set?id=${found.claim.id}`, body))).toEqual([
      409,
      'conflict',
    ]);
  });
});

describe('in a correction', () => {
  let found: FoundClaim;
  beforeAll(async () => {
    found = await claims.submitted();
    const { db } = test.app;
    await db
      .update(cofundingRequest)
      .set({ status: 'to_correct', id_document: null })
      .where(eq(cofundingRequest.id, found.claim.id));
    found = { ...found, claim: await claims.seenBy(found.parent, found.claim) };
  });

  const save = (lines: object[]) =>
    found.parent.post(`${URL}/set?id=${found.claim.id}`, {
      row_version: found.claim.row_version,
      header: { ...HEADER, note: 'Poprawiam.' },
      lines,
    });

  it('only named lines may differ', async () => {
    const file_ids = found.claim.files.map(({ id }) => id);
    const changed = await save([lineOf({ file_ids, amount: 100_000 })]);
    expect(changed.json()).toMatchObject({ code: 'not-valid', data: { 'lines.0': 'not-named' } });
    const added = await save([lineOf({ file_ids }), lineOf()]);
    expect(added.json()).toMatchObject({ code: 'not-valid', data: { 'lines.1': 'not-named' } });

    await test.app.db
      .update(cofundingRequestLine)
      .set({ is_named: 'yes' })
      .where(eq(cofundingRequestLine.id_request, found.claim.id));
    const named = await save([lineOf({ file_ids, amount: 100_000, paid_amount: 100_000 })]);
    expect(named.json().data).toMatchObject({
      ...{ note: 'Poprawiam.', lines: [{ amount: 100_000 }] },
      // The office goes on with the amounts of the version that it has.
      refund_claimed: 114_000,
    });
  });
});
