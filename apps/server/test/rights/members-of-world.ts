import type { Registration, WorkCertificates } from '@urzad/contract';
import { copyInContractStage } from '../contract-stage';
import { join, joiningOf } from '../members';
import { registrationOf } from '../registration';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** A participant with one co-funding, and a certificate about work that waits for the office. */
export async function makeMembers(
  test: TestApp,
  { who, registration }: { who: SignedIn; registration: Registration },
  mail: string,
) {
  const id_registration = await copyInContractStage(test, registration.id, '85/2026');
  const joining = await joiningOf(test, id_registration, 'UM/II/0085/2026');
  const { id_member, ids_grant } = await join(test, joining);
  const { upload } = registrationOf(test, who, mail);
  const added = await who.post(`/api/cofundingemployer/add?id=${id_registration}`, {
    ...{ kind: 'START', filename: await upload() },
  });
  const work: WorkCertificates = added.json().data;
  const [certificate, coFunding] = [await upload(), ids_grant[0] ?? 0];
  return { parentOfMember: who, member: id_member, coFunding, work, certificate };
}
