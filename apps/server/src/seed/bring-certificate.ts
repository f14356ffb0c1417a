import type { WorkCertificates } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { formOfDraft } from '@urzad/grants/schemas';
import { inOldCall } from './bring-documents';
import { CLERK_OF_OLD_CALL } from './decide';
import { attachmentOf, type Stage, signIn } from './stage';
import { dataOf, type Walker, walkRegistration } from './walk-registration';

const URL = '/api/cofundingemployer';

/** Marek was out of work when he applied, and has found some for February (Process §8.2). */
const WHO = 'marek.fikcyjny@example.com';
const WORK_BEGINS = '2027-02-01';
const BROUGHT = '2027-02-01 17:40';
const CHECKED = '2027-02-02 10:10';

/** A certificate that comes while the contract waits for it, and its check. */
export const CERTIFICATE_ACTS = [
  { at: BROUGHT, make: bring },
  { at: CHECKED, make: check },
] as const;

async function bring(stage: Stage): Promise<void> {
  stage.clock.set(getMoment(BROUGHT));
  const parent = await signIn(stage, WHO);
  const { id } = await inOldCall(parent);
  const { certificates } = await certificatesOf(parent, id);
  if (certificates.length === 0) {
    const { name, bytes } = await attachmentOf(stage, 'ZASW_PRACODAWCA');
    const filename = await walkRegistration(parent).upload(name, bytes);
    dataOf(await parent.post(`${URL}/add?id=${id}`, { kind: 'START', filename }));
  }
  await parent.leave();
}

async function check(stage: Stage): Promise<void> {
  stage.clock.set(getMoment(CHECKED));
  const parent = await signIn(stage, WHO);
  const { id, form } = await inOldCall(parent);
  await parent.leave();

  const clerk = await signIn(stage, CLERK_OF_OLD_CALL);
  const [waiting] = (await certificatesOf(clerk, id)).certificates;
  if (waiting?.status === 'uploaded') {
    const facts = {
      ...{ issued_date: WORK_BEGINS, employer_name: '„Fikcyjna” sp. z o.o.', employer_nip: '0000000017' },
      ...{ contract_kind: formOfDraft(form).return_form, employed_from: WORK_BEGINS },
    };
    const body = { id_certificate: waiting.id, row_version: waiting.row_version, status: 'accepted', facts };
    dataOf(await clerk.post(`${URL}/check?id=${id}`, body));
  }
  await clerk.leave();
}

async function certificatesOf(who: Walker, id: number): Promise<WorkCertificates> {
  return dataOf(await who.get(`${URL}/find?id=${id}`));
}
