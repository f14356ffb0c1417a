import type { Contract } from '@urzad/contract';
import { toContractStage } from './contract-stage';
import { type OfficeRegistration, officeRegistrations } from './office-registrations';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/cofundingcontract';

/** One contract as both sides reach it. */
export interface OfficeContract {
  id: number;
  found: OfficeRegistration;
}

/** A bank account of the demo's invented bank. */
export const ACCOUNT = '47999000090000000000000002';

/** What the office may write in a contract, as it stands in it. */
export function termsIn({ row_version, bank_account_number, return_deadline, care }: Contract) {
  return {
    ...{ row_version, bank_account_number, return_deadline },
    care: care.map(({ position, care_start, care_months, planned_cost }) => ({
      ...{ position, care_start, care_months, planned_cost },
    })),
  };
}

/** Contracts on their way to the parent, each test's own. */
export function officeContracts(test: TestApp) {
  const registrations = officeRegistrations(test);

  const seenBy = async (who: SignedIn, { id }: Pick<OfficeContract, 'id'>): Promise<Contract> =>
    (await who.get(`${URL}/find?id=${id}`)).json().data;

  /** A step on what the caller sees now. */
  async function step(who: SignedIn, of: OfficeContract, name: string, more: object = {}) {
    const { row_version } = await seenBy(who, of);
    return who.post(`${URL}/${name}?id=${of.id}`, { row_version, ...more });
  }

  /** The same, where it must succeed. */
  async function done(who: SignedIn, of: OfficeContract, name: string, more: object = {}): Promise<Contract> {
    const answer = await step(who, of, name, more);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  }

  /** The same, not sent yet. */
  async function sending(by: SignedIn, of: OfficeContract, name: string, more: object = {}) {
    const { row_version } = await seenBy(by, of);
    return { by, of, url: `${URL}/${name}?id=${of.id}`, body: { row_version, ...more } };
  }

  async function prepared(by: SignedIn): Promise<OfficeContract> {
    const found = await registrations.sent();
    await toContractStage(test, found.id);
    const answer = await by.post(`${URL}/add`, { id_registration: found.id });
    if (answer.statusCode !== 200) throw new Error(`add: ${answer.statusCode} ${answer.body}`);
    const of = { id: answer.json().data.id, found };
    await done(by, of, 'set', { ...termsIn(await seenBy(by, of)), bank_account_number: ACCOUNT });
    return of;
  }

  async function asked(by: SignedIn): Promise<OfficeContract> {
    const of = await prepared(by);
    await done(by, of, 'askinitials');
    return of;
  }

  async function sent(by: SignedIn, second: SignedIn): Promise<OfficeContract> {
    const of = await asked(by);
    await done(second, of, 'initial');
    return of;
  }

  return { ...registrations, prepared, asked, sentToParent: sent, seenBy, step, done, sending };
}
