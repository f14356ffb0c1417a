import { getMoment } from '@urzad/domain';
import { afterAll, expect, it } from 'vitest';
import { claimsOf, HEADER, lineOf } from '../../../../test/claims';
import { officeClaims } from '../../../../test/office-claims';
import { officeRegistrations } from '../../../../test/office-registrations';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';

const test = await testApp();
afterAll(() => test.close());
const claims = officeClaims(test);
const own = claimsOf(test, officeRegistrations(test));

/** A claim whose second line is to be mended, and its new document. */
async function toCorrect() {
  const clerk = await signIn(test, 'pracownik1');
  const filled = await own.filled();
  const file_ids = filled.claim.lines[0]?.file_ids ?? [];
  const answers = (document_no: string) => [
    lineOf({ file_ids, amount: 100_000, paid_amount: 100_000 }),
    lineOf({ file_ids, kind: 'WYZYWIENIE', document_no, amount: 20_000, paid_amount: 20_000 }),
  ];
  const set = async (document_no: string) => {
    const { row_version } = await own.seenBy(filled.parent, filled.claim);
    const body = { row_version, header: HEADER, lines: answers(document_no) };
    return { ...filled, claim: await own.done(filled.parent, filled.claim, 'set', body) };
  };
  const { claim } = await own.submit(await own.prepare(await set('FV/04/B')));
  await claims.done(clerk, claim, 'take');
  await claims.decide(clerk, claim, { 1: 'Brak potwierdzenia.' });
  await claims.done(clerk, claim, 'callcorrection', {
    reason: 'Brakuje jednego dokumentu.',
    lines: [{ id_line: (await claims.seenBy(clerk, claim)).lines[1]?.id, note: 'Dodaj potwierdzenie.' }],
  });
  return { clerk, claim, prepared: await own.prepare(await set('FV/04/C')) };
}

it('comes back corrected to the same officer, who goes on with what was decided', async () => {
  const { clerk, claim, prepared } = await toCorrect();
  await own.submit(prepared);
  const seen = await claims.seenBy(clerk, claim);
  expect(seen).toMatchObject({ status: 'submitted', version_no: 2, verifier: { id: clerk.id } });
  expect(seen.lines.map(({ document_no, decision }) => [document_no, decision])).toEqual([
    ['FV/04/2027', 'OK'],
    ['FV/04/C', null],
  ]);
  const [told] = (await clerk.get('/api/basenotification/get')).json().data;
  expect(told).toMatchObject({ obj_type: 'cofundingrequest', id_obj: claim.id });
  await claims.done(clerk, claim, 'take');
  await claims.decide(clerk, claim);
  expect((await claims.done(clerk, claim, 'verify')).refund_approved).toBe(114_000);
});

it('is not withdrawn: the office has begun to check it', async () => {
  const { claim, prepared } = await toCorrect();
  const sent = await own.submit(prepared);
  expect(sent.claim.steps).toEqual([]);
  const { row_version } = sent.claim;
  const answer = await sent.parent.post(`/api/cofundingrequest/withdraw?id=${claim.id}`, { row_version });
  expect(answer.json()).toMatchObject({
    code: 'illegal-step',
    data: { status: 'submitted', reason: 'taken' },
  });
  expect(await own.statusOfMonth(sent.id_grant)).toBe('requested');
});

it('is neither prepared nor signed after its last day, before the task of deadlines ends it', async () => {
  const { claim, prepared } = await toCorrect();
  const { parent } = prepared;
  const { correction_to, row_version } = await own.seenBy(parent, claim);
  const body = await own.signBody(prepared);
  test.clock.set(getMoment(`${correction_to} 23:50`));
  await own.signBody(prepared);
  test.clock.set(getMoment('2027-05-17 00:01'));
  const refused = { code: 'illegal-step', data: { status: 'to_correct', reason: 'correction-late' } };
  for (const [name, sent] of [
    ['prepare', { row_version }],
    ['signcode', { id_document: body.id_document }],
    ['sign', body],
  ] as const) {
    const answer = await parent.post(`/api/cofundingrequest/${name}?id=${claim.id}`, sent);
    expect([name, answer.json()]).toMatchObject([name, refused]);
  }
});
