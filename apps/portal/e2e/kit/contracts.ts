import { randomUUID } from 'node:crypto';
import { type Contract, contractSigning, cofundingContracts as contracts } from '@urzad/contract';
import { type Client, signIn } from './api';
import { codeMailedTo } from './mail';
import { DEMO_PASSWORD } from './people';

const WITH_CONTRACT_TO_SIGN = 'Fikcyjny';

export const clerk = (address: string) => signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
/** Who prepares the contracts of the demo: nobody else asks for their initials. */
export const preparer = (address: string) => signIn(address, 'pracownik2@urzad.example.com', DEMO_PASSWORD);
export const manager = (address: string) => signIn(address, 'kierownik@urzad.example.com', DEMO_PASSWORD);

export async function contractOf(client: Client, id: number): Promise<Contract> {
  return (await client.request(contracts.find, { query: { id } })).data;
}

/** What the office may write in a contract, as it stands in it. */
export function termsIn({ row_version, bank_account_number, return_deadline, care }: Contract) {
  return {
    ...{ row_version, bank_account_number, return_deadline },
    care: care.map(({ position, care_start, care_months, planned_cost }) => ({
      position,
      care_start: care_start as `${number}-${number}-${number}`,
      care_months: care_months ?? 1,
      planned_cost: planned_cost ?? 1,
    })),
  };
}

/** A contract of the demo that waits for its parent. */
export async function sentContract(staff: Client): Promise<Contract> {
  const query = { has_text: WITH_CONTRACT_TO_SIGN, status: 'to_member' };
  const { data } = await staff.request(contracts.get, { query });
  return contractOf(staff, data[0]?.id ?? 0);
}

/** That contract, back in its preparation. */
export async function preparedContract(staff: Client): Promise<Contract> {
  const { id, row_version } = await sentContract(staff);
  const body = { row_version, return_reason: 'KWOTA' as const, reason: 'Kwota w umowie jest za wysoka' };
  return (await staff.request(contracts.returnToDraft, { query: { id }, body, key: randomUUID() })).data;
}

export async function askedContract(staff: Client): Promise<Contract> {
  const { id, row_version } = await preparedContract(staff);
  const options = { query: { id }, body: { row_version }, key: randomUUID() };
  return (await staff.request(contracts.askInitials, options)).data;
}

/** The director seals every contract that waits for the office. */
export async function sealWaiting(address: string): Promise<void> {
  const mail = 'dyrektor@urzad.example.com';
  const director = await signIn(address, mail, DEMO_PASSWORD);
  const ids = (await director.request(contractSigning.desk)).data.map(({ id }) => id);
  await director.request(contractSigning.deskcode, { body: { ids } });
  const code = await codeMailedTo(address, mail);
  const body = { ids, pass: DEMO_PASSWORD, code, statement: 'yes' as const };
  const { data } = await director.request(contractSigning.seal, { body });
  const refused = data.filter(({ outcome }) => outcome !== 'signed');
  if (refused.length > 0) throw new Error(`Not signed: ${JSON.stringify(refused)}`);
}
