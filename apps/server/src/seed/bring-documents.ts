import type { Registration } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { CLERK_OF_OLD_CALL } from './decide';
import { OLD_CALL, REGISTRATION_PLANS, type RegistrationPlan } from './registration-plans';
import { attachmentOf, type Stage, signIn } from './stage';
import { DEMO_ACCOUNT, demoFacts, walkAccession } from './walk-accession';
import { dataOf, type Walker, walkRegistration } from './walk-registration';

/** Within the two weeks after the result; the office checks the documents on the next day. */
export const BROUGHT = '2026-12-01 18:20';
const CHECKED = '2026-12-02 10:10';
const ISSUED = '2026-11-26';

/** Accounts of Process §6, one of which is changed by its owner later. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  'katarzyna.wzorcowa@example.com': '47999000090000000000000002',
  'marek.fikcyjny@example.com': '20999000090000000000000003',
  'joanna.zolwinska@example.com': '90999000090000000000000004',
};

/** The day on which those who are on a leave work again. */
const WORK_BEGINS = '2027-01-01';

/** Parents with a place bring their documents, and the office accepts them. */
export async function bringDocuments(stage: Stage): Promise<void> {
  const plans = REGISTRATION_PLANS.filter(({ end }) => end === 'contract_stage');
  for (const plan of plans) await bring(stage, plan);
}

async function bring(stage: Stage, { mail }: RegistrationPlan): Promise<void> {
  stage.clock.set(getMoment(BROUGHT));
  const parent = await signIn(stage, mail);
  const registration = await inOldCall(parent);
  if (registration.status === 'documents') {
    const upload = async ({ kind }: { kind: Parameters<typeof attachmentOf>[1] }) => {
      const { name, bytes } = await attachmentOf(stage, kind);
      return walkRegistration(parent).upload(name, bytes);
    };
    const number = ACCOUNTS[mail] ?? DEMO_ACCOUNT;
    await walkAccession(parent).sendAll(registration, upload, number);
  }
  const { status } = await walkRegistration(parent).find(registration.id);
  await parent.leave();
  if (status === 'documents_check') await check(stage, registration.id);
}

async function check(stage: Stage, id: number): Promise<void> {
  stage.clock.set(getMoment(CHECKED));
  const clerk = await signIn(stage, CLERK_OF_OLD_CALL);
  const days = { issued: ISSUED, employed_from: WORK_BEGINS };
  await walkAccession(clerk).acceptAll(id, (file, registration) => demoFacts(file, registration, days));
  await clerk.leave();
}

export async function inOldCall(parent: Walker): Promise<Registration> {
  const rows: Registration[] = dataOf(await parent.get('/api/cofundingregistration/get'));
  const row = rows.find(({ call_number }) => call_number === OLD_CALL);
  if (!row) throw new Error('Somebody of the demo data has no application in the old call.');
  return walkRegistration(parent).find(row.id);
}
