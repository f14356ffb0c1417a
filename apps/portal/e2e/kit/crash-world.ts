import type { Registration } from '@urzad/contract';
import { type Client, clientOf, signIn } from './api';
import { aPdf } from './files';
import { DEMO_PASSWORD, personOf } from './people';
import { ownDataDir, type RunningServer, startServer } from './server';
import { askForCode, draft, newcomer, register, review, sent, signed, take, toSign } from './steps';

/** Somebody who stands right before one write, with what the write needs. */
interface Standing {
  token: string | undefined;
  registration: Registration;
}

/** A data folder in which every write that a crash may hit can be made at once. */
export interface CrashWorld {
  dataDir: string;
  staff: string | undefined;
  /** Has read the clause; `filename` is uploaded and waits to be attached. */
  drafting: Standing & { filename: string };
  /** Another draft, with nothing in it. */
  attaching: Standing;
  signing: Standing;
  sending: Standing;
  /** Taken over by the office, with one remark. */
  returning: Registration;
  /** Taken over by the office, agreed with. */
  scoring: Registration;
}

/** Nobody has heard of the first; the second has registered and has the code in the mailbox. */
export const STRANGER = personOf(101);
export const REGISTERED = personOf(102);
export const DRAFTING = personOf(103);
export const SIGNING = personOf(104);
export const SENDING = personOf(105);
export const RETURNED = personOf(106);
const SCORED = personOf(107);
const ATTACHING = personOf(108);

/** Made once and copied for each crash: filling it takes longer than all that is tested on one copy. */
export async function makeCrashWorld(): Promise<CrashWorld> {
  const dataDir = await ownDataDir();
  const server = await startServer({ dataDir });
  try {
    return { dataDir, ...(await fill(server)) };
  } finally {
    await server.stop();
  }
}

function staffOf(address: string): Promise<Client> {
  return signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
}

async function fill({ address }: RunningServer): Promise<Omit<CrashWorld, 'dataDir'>> {
  // The longest way first: its code for signing has to be a minute old before another one may be asked for.
  const signer = await newcomer(address, SIGNING);
  const waiting = await toSign(signer, SIGNING);
  await askForCode(signer, waiting);

  const staff = await staffOf(address);
  const sender = await newcomer(address, SENDING);
  const sending = await signed(sender, SENDING);
  const returned = await sent(await newcomer(address, RETURNED), RETURNED);
  const returning = await review(staff, await take(staff, returned.id), {
    'children.0.planned_cost': 'Kwota różni się od umowy.',
  });
  const scored = await sent(await newcomer(address, SCORED), SCORED);
  const scoring = await review(staff, await take(staff, scored.id));

  const drafter = await newcomer(address, DRAFTING);
  const registration = await draft(drafter);
  const filename = await drafter.upload({ name: 'zaświadczenie.pdf', bytes: aPdf() });
  const attacher = await newcomer(address, ATTACHING);
  const attaching = { token: attacher.token, registration: await draft(attacher) };
  await register(address, REGISTERED);

  return {
    staff: staff.token,
    drafting: { token: drafter.token, registration, filename },
    attaching,
    signing: { token: signer.token, registration: waiting },
    sending: { token: sender.token, registration: sending },
    returning,
    scoring,
  };
}

/** The same person at a server that was started again: tokens outlive a restart. */
export function again(address: string, { token }: { token: string | undefined }): Client {
  return clientOf(address, token);
}
