import type { Annex, Registration } from '@urzad/contract';
import { aScan, contractsToSign } from '../contract-signing';
import { copyInContractStage } from '../contract-stage';
import { join, joiningOf } from '../members';
import { changesIn, officeAnnexes } from '../office-annexes';
import { type SignedIn, signIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** Annexes of one parent, as far as their names say; those that wait for a signature are prepared by another officer. */
export async function makeAnnexes(
  test: TestApp,
  { clerk, second, manager }: Record<'clerk' | 'second' | 'manager', SignedIn>,
  { who: parent, registration }: { who: SignedIn; registration: Registration },
) {
  const director = await signIn(test, 'dyrektor');
  const annexes = officeAnnexes(test, { clerk: second, manager, director });
  const { upload } = contractsToSign(test, { clerk: second, manager });

  /** A contract in force whose annex can be begun. */
  async function inForce(at: number): Promise<number> {
    const id_registration = await copyInContractStage(test, registration.id, `${at}/2026`);
    const joining = await joiningOf(test, id_registration, `UM/II/00${at}/2026`);
    await join(test, joining);
    return joining.contract.id;
  }

  async function prepared(by: SignedIn, at: number): Promise<Annex> {
    const body = { id_contract: await inForce(at), id_officecase: null };
    const added: Annex = (await by.post('/api/cofundingannex/add', body)).json().data;
    return annexes.done(by, added, 'set', changesIn(added));
  }

  const asked = async (at: number) => annexes.done(second, await prepared(second, at), 'askinitials');
  const sent = async (at: number) => annexes.done(manager, await asked(at), 'initial');

  async function handedOver(at: number, isUnclear: boolean): Promise<Annex> {
    const { url, body } = await annexes.signing(await sent(at), parent, isUnclear);
    const answer = await parent.post(url, body);
    if (answer.statusCode !== 200) throw new Error(`sign: ${answer.body}`);
    return answer.json().data;
  }

  const sides = {
    ...{ member_date: '2027-02-10', office_date: '2027-02-10', place: 'Zielony Staw' },
    ...{ id_signatory: director.id, id_user_checked: second.id },
  };
  const filename = await upload(second, await aScan());
  return {
    parentOfAnnexes: parent,
    toAnnex: await inForce(51),
    annex: await prepared(clerk, 52),
    annexToInitial: await asked(53),
    annexSent: await sent(54),
    annexToSign: await annexes.signing(await sent(55), parent),
    signedAnnex: await handedOver(56, false),
    unclearAnnex: await handedOver(57, true),
    annexToPaper: await sent(58),
    annexOnPaper: await annexes.done(second, await sent(59), 'enterpaper', { filename, ...sides }),
    /** Uploaded by the clerk. */
    paperOfAnnex: { filename: await upload(clerk, await aScan()), ...sides },
  };
}
