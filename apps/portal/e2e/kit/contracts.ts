import { randomUUID } from 'node:crypto';
import { type Contract, cofundingRegistrations, cofundingContracts as contracts } from '@urzad/contract';
import { type Client, signIn } from './api';
import { DEMO_PASSWORD } from './people';

/** An application of the demo whose documents were accepted, of a person whom no other walk needs. */
const IN_CONTRACT_STAGE = 'Zmyślona';
export const CONTRACT_PERSON = 'iwona.zmyslona@example.com';

export const clerk = (address: string) => signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
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

export async function preparedContract(staff: Client, who?: string): Promise<Contract> {
  const id_registration = await registrationInContractStage(staff, who);
  const body = { id_registration };
  return (await staff.request(contracts.add, { body, key: randomUUID() })).data;
}

export async function askedContract(staff: Client, who?: string): Promise<Contract> {
  const { id, row_version } = await preparedContract(staff, who);
  const options = { query: { id }, body: { row_version }, key: randomUUID() };
  return (await staff.request(contracts.askInitials, options)).data;
}

export async function sentContract(staff: Client, second: Client, who?: string): Promise<Contract> {
  const { id, row_version } = await askedContract(staff, who);
  const options = { query: { id }, body: { row_version }, key: randomUUID() };
  return (await second.request(contracts.initial, options)).data;
}

/** The same for walks that share a server: the contract of that person, made by the first who asks. */
export async function sentContractOnce(staff: Client, second: Client): Promise<Contract> {
  const query = { has_text: IN_CONTRACT_STAGE };
  const [found] = (await staff.request(contracts.get, { query })).data;
  return found ? contractOf(staff, found.id) : sentContract(staff, second);
}
