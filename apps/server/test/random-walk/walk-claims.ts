import type { Claim } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../../src/config';
import { cofundingGrant, cofundingGrantMonth } from '../../src/resources/cofunding-members/table';
import { cofundingRequest } from '../../src/resources/cofunding-requests/table';
import { documentIn, HEADER, lineOf } from '../claims';
import type { Move, Walk } from './move';
import { askForCode, uploadOf, type Walker } from './walkers';

const URL = '/api/cofundingrequest';
const REASON = 'Koszty nie dotyczą opieki nad dzieckiem z umowy.';

/** Steps on claims: each is tried on any claim by anybody, so most of them are refused. */
export const CLAIM_MOVES: readonly Move[] = [
  { name: 'add', on: ['month due'], by: ['parent'], act: add, weight: 3 },
  {
    name: 'fill',
    on: ['claim draft', 'claim to_correct'],
    by: ['parent'],
    act: (walk, who) =>
      onClaim(walk, { who, statuses: ['draft', 'to_correct'] }, (of, by) => fill(walk, by, of)),
    weight: 3,
  },
  {
    name: 'prepare',
    on: ['claim draft', 'claim to_correct'],
    by: ['parent'],
    act: stepOn('prepare', ['draft', 'to_correct']),
    weight: 3,
  },
  { name: 'reopen', on: ['claim to_sign'], by: ['parent'], act: stepOn('reopen', ['to_sign']) },
  { name: 'delete', on: ['claim draft'], by: ['parent'], act: stepOn('delete', ['draft']) },
  {
    name: 'sign',
    on: ['claim to_sign', 'claim to_correct'],
    by: ['parent'],
    act: (walk, who) =>
      onClaim(walk, { who, statuses: ['to_sign', 'to_correct'] }, (of, by) => sign(walk, by, of)),
    weight: 4,
  },
  { name: 'withdraw', on: ['claim submitted'], by: ['parent'], act: stepOn('withdraw', ['submitted']) },
  {
    name: 'take',
    on: ['claim submitted'],
    by: ['pracownik1', 'pracownik2'],
    act: stepOn('take', ['submitted', 'verification']),
    weight: 3,
  },
  {
    name: 'decide',
    on: ['claim verification'],
    by: ['pracownik1', 'pracownik2'],
    act: (walk, who) => onClaim(walk, { who, statuses: ['verification'] }, (of, by) => decide(walk, by, of)),
    weight: 6,
  },
  {
    name: 'callcorrection',
    on: ['claim verification'],
    by: ['pracownik1', 'pracownik2'],
    act: callCorrection,
  },
  {
    name: 'verify',
    on: ['claim verification'],
    by: ['pracownik1', 'pracownik2'],
    act: stepOn('verify', ['verification']),
    weight: 4,
  },
  {
    name: 'sendback',
    on: ['claim verified'],
    by: ['kierownik'],
    act: stepOn('sendback', ['verified'], { reason: REASON }),
  },
  {
    name: 'approve',
    on: ['claim verified'],
    by: ['kierownik', 'kierownik', 'pracownik1'],
    act: stepOn('approve', ['verified']),
    weight: 5,
  },
  {
    name: 'reject',
    on: ['claim verified'],
    by: ['kierownik'],
    act: stepOn('reject', ['verified'], { reason: REASON }),
  },
];

type OfClaim = typeof cofundingRequest.$inferSelect;

/** A claim of the asked statuses, or now and then any. */
async function onClaim(
  walk: Walk,
  { who, statuses }: { who: Walker; statuses: readonly OfClaim['status'][] },
  act: (of: OfClaim, by: Walker) => Promise<unknown>,
): Promise<void> {
  const { test, random } = walk;
  const all = await test.app.db.select().from(cofundingRequest).orderBy(cofundingRequest.id);
  const fitting = all.filter(({ status, deleted }) => deleted === 'no' && statuses.includes(status));
  const of = random.prefer(fitting, all);
  if (of) await act(of, await rightWalker(walk, who, of));
}

/** Whose claim it is, or who checks it; now and then another one. */
async function rightWalker(
  { owner, random, staff }: Walk,
  who: Walker,
  { id_user, id_user_verifier, status }: OfClaim,
): Promise<Walker> {
  if (who.isParent) return owner(who, id_user);
  const isChecker = ['pracownik1', 'pracownik2'].some((name) => staff.get(name) === who);
  if (!isChecker || status !== 'verification' || random.chance(10)) return who;
  for (const one of staff.values()) if ((await one.id()) === id_user_verifier) return one;
  return who;
}

function stepOn(name: string, statuses: readonly OfClaim['status'][], more: object = {}): Move['act'] {
  return (walk, who) =>
    onClaim(walk, { who, statuses }, ({ id, row_version }, by) =>
      walk.send(by, `${URL}/${name}?id=${id}`, { row_version: walk.version(row_version), ...more }),
    );
}

/** Of any month that waits, or now and then of one that does not. */
async function add({ test, random, send, owner }: Walk, who: Walker): Promise<void> {
  const rows = await test.app.db
    .select({
      id_grant: cofundingGrantMonth.id_grant,
      month: cofundingGrantMonth.month,
      status: cofundingGrantMonth.status,
      id_user: cofundingGrant.id_user,
    })
    .from(cofundingGrantMonth)
    .innerJoin(cofundingGrant, eq(cofundingGrant.id, cofundingGrantMonth.id_grant))
    .orderBy(cofundingGrantMonth.id);
  const due = rows.filter(({ status }) => status === 'due');
  const found = random.prefer(due, rows);
  if (!found) return;
  const { id_grant, month, id_user } = found;
  await send(await owner(who, id_user), `${URL}/add`, { id_grant, month });
}

/** One or two invoices with their payments, some of them with costs that no call refunds. */
async function fill({ random, send, version }: Walk, who: Walker, of: OfClaim): Promise<void> {
  const attach = async (kind: string) =>
    send(who, `${URL}/attach?id=${of.id}`, { filename: await uploadOf(who), kind });
  await attach('FAKTURA');
  const attached = await attach('POTW_PRZELEWU');
  if (attached.statusCode !== 200) return;
  const claim: Claim = attached.json().data;
  const { period_from, period_to } = claim.terms;
  const file_ids = claim.files.slice(-2).map(({ id }) => id);
  const one = (at: number) => {
    const amount = 20_000 + random.below(140_000);
    return lineOf({
      ...{ period_from, period_to, file_ids, amount, document_total: amount, paid_amount: amount },
      ...{ document_no: `FV/${of.id}/${at}/${random.below(9999)}`, document_date: period_from },
      ...{ paid_date: period_to, kind: random.chance(80) ? 'POBYT' : 'ZAJECIA_DODATKOWE' },
    });
  };
  const lines = Array.from({ length: 1 + random.below(2) }, (_, at) => one(at));
  await send(who, `${URL}/set?id=${of.id}`, {
    row_version: version(claim.row_version),
    header: HEADER,
    lines,
  });
}

async function sign({ test, random, send }: Walk, who: Walker, { id }: OfClaim): Promise<void> {
  const found = await who.get(`${URL}/find?id=${id}`);
  if (found.statusCode !== 200) return;
  const claim: Claim = found.json().data;
  if (!claim.documents.some(({ kind, status }) => kind === 'ROZLICZENIE' && status !== 'void')) return;
  const { id: id_document, sha256 } = documentIn(claim);
  const code = await askForCode(test, () => who.post(`${URL}/signcode?id=${id}`, { id_document }), who.mail);
  const pass = random.chance(95) ? DEMO_PASSWORD : 'Zly!Haslo9pl';
  await send(who, `${URL}/sign?id=${id}`, { id_document, sha256, pass, code, statement: 'yes' });
}

async function decide({ random, send, version }: Walk, who: Walker, { id }: OfClaim): Promise<void> {
  const found = await who.get(`${URL}/find?id=${id}`);
  if (found.statusCode !== 200) return;
  const claim: Claim = found.json().data;
  // Each line in turn: a check is of all of them.
  let { row_version } = claim;
  for (const { id: id_line } of claim.lines) {
    const decision = random.pick(['OK', 'OK', 'OK', 'CZESC', 'NIE'] as const) ?? 'OK';
    const answer = await send(who, `${URL}/decide?id=${id}`, {
      ...{ row_version: version(row_version), id_line, decision },
      eligible_amount: decision === 'CZESC' ? 10_000 : null,
      note: decision === 'OK' ? '' : REASON,
    });
    if (answer.statusCode !== 200) return;
    row_version = answer.json().data.row_version;
  }
}

async function callCorrection(walk: Walk, who: Walker): Promise<void> {
  await onClaim(walk, { who, statuses: ['verification'] }, async ({ id, row_version }) => {
    const found = await who.get(`${URL}/find?id=${id}`);
    if (found.statusCode !== 200) return;
    const claim: Claim = found.json().data;
    const line = walk.random.pick(claim.lines);
    const lines = line ? [{ id_line: line.id, note: REASON }] : [];
    await walk.send(who, `${URL}/callcorrection?id=${id}`, { row_version, reason: REASON, lines });
  });
}
