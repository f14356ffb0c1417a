import { randomUUID } from 'node:crypto';
import { type CallSetup, callSetups as contract } from '@urzad/contract';
import { type Client, signIn } from './api';
import { DEMO_PASSWORD } from './people';

/** Somebody of the office by the mailbox. */
export const staff = (address: string, who: string) =>
  signIn(address, `${who}@urzad.example.com`, DEMO_PASSWORD);

/** The number of a call that a test sets up. */
export const NUMBER = '5/2027';
/** Everything that its draft lacks; it opens after that of the demo has ended. */
export const FILLED = {
  ...{ open_from: '2027-02-22 08:00:00', open_to: '2027-02-26 15:30:00' },
  ...{ reserve_valid_to: '2027-12-31 23:59:00', places_in_zone: 20, places_out_zone: 20, budget: 66_720_000 },
  submission_limit: 1,
};
const TEXTS = { announcement: '<p>Zapraszamy.</p>', faq: [{ question: 'Kto?', answer: '<p>Rodzic.</p>' }] };

/** A draft as it is saved with everything in it. */
export const bodyOf = ({ row_version, form }: CallSetup) => ({
  row_version,
  form: { ...form, ...FILLED },
  ...TEXTS,
});

/** A new call: its number and the rules of its preset. */
export async function drafted(host: Client, number = NUMBER): Promise<CallSetup> {
  const body = { number, edition: 'II', preset: 'A_DO_3' as const };
  return (await host.request(contract.add, { body, key: randomUUID() })).data;
}

/** A draft that lacks nothing. */
export async function filled(host: Client, number?: string): Promise<CallSetup> {
  const call = await drafted(host, number);
  const options = { query: { id: call.id }, body: bodyOf(call), key: randomUUID() };
  return (await host.request(contract.set, options)).data;
}

/** A call that the host has set up and the manager has announced. */
export async function announced(
  address: string,
  number?: string,
): Promise<{ manager: Client; call: CallSetup }> {
  const { id, row_version } = await filled(await staff(address, 'gospodarz'), number);
  const manager = await staff(address, 'kierownik');
  const options = { query: { id }, body: { row_version }, key: randomUUID() };
  return { manager, call: (await manager.request(contract.publish, options)).data };
}
