import type { Contract, Registration } from '@urzad/contract';
import { copyInContractStage } from '../contract-stage';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** Registrations of one parent that wait for their contract, and contracts as far as their names say. */
export async function makeContracts(
  test: TestApp,
  { clerk }: { clerk: SignedIn },
  { who, registration }: { who: SignedIn; registration: Registration },
) {
  const inStage = (number: string) => copyInContractStage(test, registration.id, number);

  async function prepared(by: SignedIn, number: string): Promise<Contract> {
    const answer = await by.post('/api/cofundingcontract/add', { id_registration: await inStage(number) });
    if (answer.statusCode !== 200) throw new Error(`add: ${answer.body}`);
    return answer.json().data;
  }

  return {
    parentOfContracts: who,
    toContract: await inStage('81/2026'),
    contract: await prepared(clerk, '82/2026'),
  };
}
