import type { Claim, Recovery, Registration } from '@urzad/contract';
import { copyInContractStage } from '../contract-stage';
import { join, joiningOf } from '../members';
import { aLine, type ClaimingFamily, type OfficeClaim, officeClaims } from '../office-claims';
import { payDirectly } from '../paid-claims';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

const REASON = 'Dziecko nie korzystało z opieki w tym miesiącu.';

/** Claims of one participant as far as their names say, checked by the clerk unless another one has to decide on them. */
export async function makeOfficeClaims(
  test: TestApp,
  { clerk, second, manager }: Record<'clerk' | 'second' | 'manager', SignedIn>,
  { who: parent, registration }: { who: SignedIn; registration: Registration },
) {
  const claims = officeClaims(test);
  const id_registration = await copyInContractStage(test, registration.id, '86/2026');
  const joining = await joiningOf(test, id_registration, 'UM/II/0086/2026');
  const family = await claims.familyOf({ parent, mail: '', ...(await join(test, joining)) }, true);
  let invoices = 0;
  const lines = () => {
    invoices += 1;
    return [aLine({ document_no: `PRAWA/${invoices}/2027` })];
  };
  const seen = (of: OfficeClaim): Promise<Claim> => claims.seenBy(clerk, of);
  const taken = async (by: SignedIn) => claims.taken(by, family, lines());
  const decided = async (by: SignedIn, of: OfficeClaim) => {
    await claims.decide(by, of);
    return of;
  };
  const verified = async (of: ClaimingFamily) => {
    const claim = await decided(second, await claims.taken(second, of, lines()));
    await claims.done(second, claim, 'verify');
    return seen(claim);
  };

  const paid = async () => {
    const { id } = await claims.submitted(family, lines());
    await payDirectly(test, { id, amount: 57_000, paid_date: '2027-02-10' });
    return seen({ id, family });
  };
  const recovered = async () => {
    const { id, row_version } = await paid();
    const body = { id_request: id, row_version, amount: 57_000, reason: REASON };
    await manager.post('/api/cofundingrecovery/add', body);
    const { data } = (await manager.get(`/api/cofundingrecovery/get?id_request=${id}`)).json();
    const [recovery]: Recovery[] = data;
    if (!recovery) throw new Error('A recovery was not demanded.');
    return recovery;
  };

  return {
    parentOfCheckedClaims: parent,
    officeClaimSent: await seen(await claims.submitted(family, lines())),
    officeClaimToDecide: await seen(await taken(clerk)),
    officeClaimToClear: await seen(await taken(clerk)),
    officeClaimToReturn: await seen(await taken(clerk)),
    officeClaimToVerify: await seen(await decided(clerk, await taken(clerk))),
    officeClaimToSendBack: await verified(family),
    officeClaimToApprove: await verified(family),
    officeClaimToReject: await verified(family),
    officeClaimPaid: await paid(),
    recovery: await recovered(),
  };
}
