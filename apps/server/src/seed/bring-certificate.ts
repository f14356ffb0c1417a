import type { WorkCertificates } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { formOfDraft } from '@urzad/grants/schemas';
import { inCall } from './bring-documents';
import { CLERK_OF_OLD_CALL } from './decide';
import { OLD_CALL, SETTLED_CALL } from './registration-plans';
import { mailOf } from './seed-people';
import { SETTLED_PEOPLE } from './settled-people';
import { attachmentOf, type Stage, signIn } from './stage';
import { dataOf, type Walker, walkRegistration } from './walk-registration';

const URL = '/api/cofundingemployer';

/** A certificate that comes after the documents stage, and its check. Times in Warsaw. */
interface CertificatePlan {
  mail: string;
  call: typeof SETTLED_CALL | typeof OLD_CALL;
  kind: 'START' | 'PERIODIC';
  brought: string;
  checked: string;
  issued: string;
  employed_from: string;
}

const CERTIFICATE_PLANS: readonly CertificatePlan[] = [
  // Those who settle since December confirm that they still work.
  ...SETTLED_PEOPLE.map(({ firstname, lastname }, at) => ({
    ...{ mail: mailOf(firstname, lastname), call: SETTLED_CALL, kind: 'PERIODIC' as const },
    ...{ brought: `2026-12-14 18:${20 + at}`, checked: `2026-12-15 09:${20 + at}` },
    ...{ issued: '2026-12-11', employed_from: '2026-06-01' },
  })),
  // Marek was out of work when he applied, and has found some for February (Process §8.2).
  {
    ...{ mail: 'marek.fikcyjny@example.com', call: OLD_CALL, kind: 'START' },
    ...{ brought: '2027-02-01 17:40', checked: '2027-02-02 10:10' },
    ...{ issued: '2027-02-01', employed_from: '2027-02-01' },
  },
];

/** Certificates that come while a contract waits for them, or while it runs. */
export const CERTIFICATE_ACTS = CERTIFICATE_PLANS.flatMap((plan) => [
  { at: plan.brought, make: (stage: Stage) => bring(stage, plan) },
  { at: plan.checked, make: (stage: Stage) => check(stage, plan) },
]);

async function bring(stage: Stage, { mail, call, kind, brought }: CertificatePlan): Promise<void> {
  stage.clock.set(getMoment(brought));
  const parent = await signIn(stage, mail);
  const { id } = await inCall(parent, call);
  const { certificates } = await certificatesOf(parent, id);
  if (!certificates.some((one) => one.kind === kind)) {
    const { name, bytes } = await attachmentOf(stage, 'ZASW_PRACODAWCA');
    const filename = await walkRegistration(parent).upload(name, bytes);
    dataOf(await parent.post(`${URL}/add?id=${id}`, { kind, filename }));
  }
  await parent.leave();
}

async function check(
  stage: Stage,
  { mail, call, checked, issued: issued_date, employed_from }: CertificatePlan,
): Promise<void> {
  stage.clock.set(getMoment(checked));
  const parent = await signIn(stage, mail);
  const { id, form } = await inCall(parent, call);
  await parent.leave();

  const clerk = await signIn(stage, CLERK_OF_OLD_CALL);
  const waiting = (await certificatesOf(clerk, id)).certificates.find(({ status }) => status === 'uploaded');
  if (waiting) {
    const facts = {
      ...{ issued_date, employer_name: '„Fikcyjna” sp. z o.o.', employer_nip: '0000000017' },
      ...{ contract_kind: formOfDraft(form).return_form, employed_from },
    };
    const body = { id_certificate: waiting.id, row_version: waiting.row_version, status: 'accepted', facts };
    dataOf(await clerk.post(`${URL}/check?id=${id}`, body));
  }
  await clerk.leave();
}

async function certificatesOf(who: Walker, id: number): Promise<WorkCertificates> {
  return dataOf(await who.get(`${URL}/find?id=${id}`));
}
