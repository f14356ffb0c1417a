import { randomUUID } from 'node:crypto';
import { type Contract, cofundingRegistrations, cofundingContracts as contracts } from '@urzad/contract';
import { type Client, signIn } from './api';
import { DEMO_PASSWORD } from './people';

/** An application of the demo whose documents were accepted, of a person whom no other walk needs. */
const IN_CONTRACT_STAGE = 'Zmyślona';
const WITH_CONTRACT_TO_SIGN = 'Fikcyjny';
export const CONTRACT_PERSON = 'iwona.zmyslona@example.com';

export const clerk = (address: string) => signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
/** Who prepares the contracts of the demo: nobody else asks for their initials. */
export const preparer = (address: string) => signIn(address, 'pracownik2@urzad.example.com', DEMO_PASSWORD);
export const manager = (address: string) => signIn(address, 'kierownik@urzad.example.com', DEMO_PASSWORD);

export async function registrationInContractStage(staff: Client, who = IN_CONTRACT_STAGE): Promise<number> {
  const query = { has_text: who, status: 'contract_stage' };
  const { data } = await staff.request(cofundingRegistrations.get, { query });
  const [found] = data;
  if (!found) throw new Error(`The demo has no application of ${who} in the stage of its contract.`);
  return found.id;
}

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
