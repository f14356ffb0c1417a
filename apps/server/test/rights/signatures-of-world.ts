import type { Contract, Registration } from '@urzad/contract';
import { contractsToSign, sendToParent } from '../contract-signing';
import { copyInContractStage } from '../contract-stage';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** Contracts of one parent that wait for a signature, prepared by another officer than the clerk. */
export async function makeSignatures(
  test: TestApp,
  { second }: { second: SignedIn },
  { who: parent, registration }: { who: SignedIn; registration: Registration },
) {
  const { signing } = contractsToSign(test, { clerk: second });

  async function toParent(number: string) {
    const id_registration = await copyInContractStage(test, registration.id, number);
    const contract: Contract = (await second.post('/api/cofundingcontract/add', { id_registration })).json()
      .data;
    const sha256 = await sendToParent(test, { ...contract, id_user: parent.id });
    return signing({ parent, contract, sha256 });
  }

  const handedOver = await toParent('71/2026');
  const answer = await parent.post(handedOver.url, handedOver.body);
  if (answer.statusCode !== 200) throw new Error(`sign: ${answer.body}`);
  return {
    contractToSign: await toParent('72/2026'),
    signedContract: answer.json().data as Contract,
  };
}
