import type { Registration } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { CLERK_OF_OLD_CALL } from './decide';
import { OLD_CALL, REGISTRATION_PLANS, type RegistrationPlan, SETTLED_CALL } from './registration-plans';
import { attachmentOf, type Stage, signIn } from './stage';
import { DEMO_ACCOUNT, demoFacts, walkAccession } from './walk-accession';
import { dataOf, type Walker, walkRegistration } from './walk-registration';

/** Within the two weeks after the result; the office checks the documents on the next day. */
interface DocumentDays {
  brought: string;
  checked: string;
  issued: string;
  /** The day on which those who are on a leave work again. */
  work_begins: string;
}

const DAYS = {
  '1/2026': {
    ...{ brought: '2026-04-01 19:05', checked: '2026-04-02 09:40' },
    ...{ issued: '2026-03-30', work_begins: '2026-06-01' },
  },
  '2/2026': {
    ...{ brought: '2026-12-01 18:20', checked: '2026-12-02 10:10' },
    ...{ issued: '2026-11-26', work_begins: '2027-01-01' },
  },
} as const satisfies Partial<Record<RegistrationPlan['call'], DocumentDays>>;
type CallWithContracts = keyof typeof DAYS;

/** Accounts of Process §6, one of which is changed by its owner later. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  'katarzyna.wzorcowa@example.com': '47999000090000000000000002',
  'marek.fikcyjny@example.com': '20999000090000000000000003',
  'joanna.zolwinska@example.com': '90999000090000000000000004',
};

/** Parents with a place bring their documents, and the office accepts them. */
export const DOCUMENT_ACTS = ([SETTLED_CALL, OLD_CALL] as const).map((call) => ({
  at: DAYS[call].brought,
  make: (stage: Stage) => bringDocuments(stage, call),
}));

async function bringDocuments(stage: Stage, wanted: CallWithContracts): Promise<void> {
  const plans = REGISTRATION_PLANS.filter(({ call, end }) => call === wanted && end === 'contract_stage');
  for (const { mail } of plans) await bring(stage, { mail, call: wanted });
}

async function bring(stage: Stage, { mail, call }: { mail: string; call: CallWithContracts }): Promise<void> {
  const { brought } = DAYS[call];
  stage.clock.set(getMoment(brought));
  const parent = await signIn(stage, mail);
  const registration = await inCall(parent, call);
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
  if (status === 'documents_check') await check(stage, registration.id, DAYS[call]);
}

async function check(
  stage: Stage,
  id: number,
  { checked, issued, work_begins }: DocumentDays,
): Promise<void> {
  stage.clock.set(getMoment(checked));
  const clerk = await signIn(stage, CLERK_OF_OLD_CALL);
  const days = { issued, employed_from: work_begins };
  await walkAccession(clerk).acceptAll(id, (file, registration) => demoFacts(file, registration, days));
  await clerk.leave();
}

export async function inCall(parent: Walker, call: string): Promise<Registration> {
  const rows: Registration[] = dataOf(await parent.get('/api/cofundingregistration/get'));
  const row = rows.find(({ call_number }) => call_number === call);
  if (!row) throw new Error(`Somebody of the demo data has no application in call ${call}.`);
  return walkRegistration(parent).find(row.id);
}
