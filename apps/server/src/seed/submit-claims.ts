import type { Claim, ClaimRow, Member } from '@urzad/contract';
import { getIsoDate, getMoment, type IsoDate, type IsoMonth } from '@urzad/domain';
import type { ClaimHeader, ClaimLineAnswers } from '@urzad/grants';
import type { ClaimedCost, ClaimPlan } from './claim-plan';
import { CLAIM_PLANS } from './claim-plans';
import { attachmentOf, type Stage, signIn } from './stage';
import { dataOf, type Walker, walkRegistration } from './walk-registration';

const URL = '/api/cofundingrequest';

/** Answers for a whole month of care. */
const HEADER: ClaimHeader = {
  ...{ days_present: 18, days_absent_sick: 1, sick_leave_over_30: 'no', employment_confirmed: 'yes' },
  ...{ decl_no_double: 'yes', decl_paid: 'yes', decl_no_change: 'yes', note: '' },
};

/** The claims of the demo data, in the order of their times. */
export function claimActs(): { at: string; make: (stage: Stage) => Promise<void> }[] {
  return CLAIM_PLANS.map((plan) => ({ at: plan.at, make: (stage) => claim(stage, plan) }));
}

/** A step that was done before a crash is left out. */
async function claim(stage: Stage, plan: ClaimPlan): Promise<void> {
  stage.clock.set(getMoment(plan.at));
  const parent = await signIn(stage, plan.mail);
  const opened = await open(parent, plan);
  if (opened.status === 'draft' && plan.end !== 'draft') {
    const ready = await fill(parent, await attach(stage, parent, { opened, plan }), plan);
    await step(parent, ready, 'prepare', { row_version: ready.row_version });
  } else if (opened.status === 'draft' && opened.refund_claimed === 0) await fill(parent, opened, plan);

  const prepared = await find(parent, opened);
  const isSent = plan.end === 'submitted' || plan.end === 'withdrawn';
  if (prepared.status === 'to_sign' && isSent) await sign(parent, prepared);
  const sent = await find(parent, opened);
  if (sent.status === 'submitted' && plan.end === 'withdrawn') {
    await step(parent, sent, 'withdraw', { row_version: sent.row_version });
  }
  await parent.leave();
}

async function open(parent: Walker, { child, month, again }: ClaimPlan): Promise<Claim> {
  const rows: ClaimRow[] = dataOf(await parent.get(`${URL}/get?month=${month}&page_count=100`));
  const own = rows.filter((row) => row.child === child).toSorted((one, other) => one.id - other.id);
  const begun = own[again ? 1 : 0];
  if (begun) return find(parent, begun);

  const member: Member = dataOf(await parent.get('/api/cofundingmember/find'));
  const id_grant = member.co_fundings.find(({ child_firstname }) => child_firstname === child)?.id;
  return dataOf(await parent.post(`${URL}/add`, { id_grant, month }));
}

async function attach(
  stage: Stage,
  parent: Walker,
  { opened, plan }: { opened: Claim; plan: ClaimPlan },
): Promise<Claim> {
  const { upload } = walkRegistration(parent);
  for (const kind of plan.files.slice(opened.files.length)) {
    const { name, bytes } = await attachmentOf(stage, kind);
    await step(parent, opened, 'attach', { kind, filename: await upload(name, bytes) });
  }
  return find(parent, opened);
}

function fill(parent: Walker, opened: Claim, { costs, month }: ClaimPlan): Promise<Claim> {
  const lines = costs.map((cost) => lineOf(cost, opened, month));
  return step(parent, opened, 'set', { row_version: opened.row_version, header: HEADER, lines });
}

function lineOf(cost: ClaimedCost, { terms, files }: Claim, month: IsoMonth): ClaimLineAnswers {
  const { seller_name, period_from, period_to, care_form } = terms;
  const on = (day: string): IsoDate => getIsoDate(`${month}-${day}`);
  return {
    ...{ document_total: cost.amount, document_date: on('08'), ...cost },
    ...{ seller_name, seller_nip: care_form === 'NIANIA' ? '' : terms.seller_nip, period_from, period_to },
    ...{ discount: 0, other_public: 0, paid_amount: cost.amount, paid_date: on('12') },
    ...{ paid_form: 'PRZELEW', file_ids: files.map(({ id }) => id) },
  };
}

async function sign(parent: Walker, prepared: Claim): Promise<void> {
  const document = prepared.documents.find(
    ({ kind, status }) => kind === 'ROZLICZENIE' && status === 'frozen',
  );
  if (!document) throw new Error(`Claim ${prepared.number} has no document that waits for a signature.`);
  const { id: id_document, sha256 } = document;
  dataOf(await parent.post(`${URL}/signcode?id=${prepared.id}`, { id_document }));
  const body = { id_document, sha256, pass: parent.pass, code: await parent.code(), statement: 'yes' };
  await step(parent, prepared, 'sign', body);
}

async function step(parent: Walker, { id }: Claim, name: string, body: object): Promise<Claim> {
  return dataOf(await parent.post(`${URL}/${name}?id=${id}`, body));
}

async function find(parent: Walker, { id }: Pick<Claim, 'id'>): Promise<Claim> {
  return dataOf(await parent.get(`${URL}/find?id=${id}`));
}
