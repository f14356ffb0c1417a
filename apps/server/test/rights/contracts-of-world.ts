import type { Contract, Registration } from '@urzad/contract';
import { copyInContractStage } from '../contract-stage';
import { ACCOUNT, termsIn } from '../office-contracts';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

const URL = '/api/cofundingcontract';

/** Registrations of one parent that wait for their contract, and contracts as far as their names say. */
export async function makeContracts(
  test: TestApp,
  { clerk, second, manager }: Record<'clerk' | 'second' | 'manager', SignedIn>,
  { who, registration }: { who: SignedIn; registration: Registration },
) {
  const inStage = (number: string) => copyInContractStage(test, registration.id, number);

  async function after(by: SignedIn, name: string, { id, row_version }: Contract, more: object = {}) {
    const answer = await by.post(`${URL}/${name}?id=${id}`, { row_version, ...more });
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json().data as Contract;
  }

  async function prepared(by: SignedIn, number: string): Promise<Contract> {
    const answer = await by.post(`${URL}/add`, { id_registration: await inStage(number) });
    if (answer.statusCode !== 200) throw new Error(`add: ${answer.body}`);
    const contract: Contract = answer.json().data;
    return after(by, 'set', contract, { ...termsIn(contract), bank_account_number: ACCOUNT });
  }

  const asked = async (by: SignedIn, number: string) => after(by, 'askinitials', await prepared(by, number));
  return {
    parentOfContracts: who,
    toContract: await inStage('81/2026'),
    contract: await prepared(clerk, '82/2026'),
    toInitial: await asked(second, '83/2026'),
    contractSent: await after(manager, 'initial', await asked(second, '84/2026')),
  };
}
