import type { Contract, Registration } from '@urzad/contract';
import { aScan, contractsToSign, digestOf } from '../contract-signing';
import { copyInContractStage } from '../contract-stage';
import { ACCOUNT, termsIn } from '../office-contracts';
import { type SignedIn, signIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** Contracts of one parent that wait for a signature, prepared by another officer than the clerk. */
export async function makeSignatures(
  test: TestApp,
  { clerk, second, manager }: Record<'clerk' | 'second' | 'manager', SignedIn>,
  { who: parent, registration }: { who: SignedIn; registration: Registration },
) {
  const { signing, signingUnclear, upload } = contractsToSign(test, { clerk: second, manager });

  async function done(by: SignedIn, name: string, body: object): Promise<Contract> {
    const answer = await by.post(`/api/cofundingcontract/${name}`, body);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json().data;
  }

  async function sentToParent(number: string) {
    const id_registration = await copyInContractStage(test, registration.id, number);
    const added = await done(second, 'add', { id_registration });
    const { id } = added;
    const terms = { ...termsIn(added), bank_account_number: ACCOUNT };
    const { row_version } = await done(second, `set?id=${id}`, terms);
    const asked = await done(second, `askinitials?id=${id}`, { row_version });
    return done(manager, `initial?id=${id}`, { row_version: asked.row_version });
  }

  async function toParent(number: string) {
    const contract = await sentToParent(number);
    return { parent, contract, sha256: digestOf(contract) };
  }

  async function handedOver({ url, body }: { url: string; body: object }): Promise<Contract> {
    const answer = await parent.post(url, body);
    if (answer.statusCode !== 200) throw new Error(`sign: ${answer.body}`);
    return answer.json().data;
  }

  const contractToPaper = await sentToParent('74/2026');
  const director = await signIn(test, 'dyrektor');
  const sides = {
    ...{ member_date: '2027-02-10', office_date: '2027-02-10', place: 'Zielony Staw' },
    ...{ id_signatory: director.id, id_user_checked: second.id },
  };
  /** Entered by another officer than the clerk. */
  async function onPaper(number: string) {
    const { id, row_version } = await sentToParent(number);
    const filename = await upload(second, await aScan());
    return done(second, `enterpaper?id=${id}`, { row_version, filename, ...sides });
  }

  return {
    contractToSign: await signing(await toParent('72/2026')),
    signedContract: await handedOver(await signing(await toParent('71/2026'))),
    unclearContract: await handedOver(await signingUnclear(await toParent('73/2026'))),
    contractToPaper,
    contractOnPaper: await onPaper('75/2026'),
    /** Uploaded by the clerk. */
    paper: { filename: await upload(clerk, await aScan()), ...sides },
  };
}
