import type { Registration } from '@urzad/contract';
import { type Client, clientOf, signIn } from '../../kit/api';
import { aPdf } from '../../kit/files';
import { DEMO_PASSWORD, newPerson } from '../../kit/people';
import { ownDataDir, type RunningServer, startServer } from '../../kit/server';
import { askForCode, draft, newcomer, register, review, sent, signed, take, toSign } from '../../kit/steps';

/** A person right before one write, with the data of the write. */
interface Standing {
  token: string | undefined;
  registration: Registration;
}

/** A data folder in which all tested writes can be made at once. */
export interface CrashWorld {
  dataDir: string;
  staff: string | undefined;
  /** The clause is read; `filename` is uploaded and can be attached. */
  drafting: Standing & { filename: string };
  /** Another, empty draft. */
  attaching: Standing;
  signing: Standing;
  sending: Standing;
  /** Taken over by the office, with one remark. */
  returning: Registration;
  /** Taken over by the office, with everything agreed. */
  scoring: Registration;
}

/** The first is unknown; the second has registered and has the code in the mailbox. */
export const STRANGER = newPerson();
export const REGISTERED = newPerson();
export const DRAFTING = newPerson();
export const SIGNING = newPerson();
export const SENDING = newPerson();
export const RETURNED = newPerson();
const SCORED = newPerson();
const ATTACHING = newPerson();

/** Made once and copied for each crash: filling it takes longer than all tests on one copy. */
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
  // The longest preparation first: the next code can be requested a minute after the one for signing.
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

/** The same person on a restarted server: tokens stay valid. */
export function again(address: string, { token }: { token: string | undefined }): Client {
  return clientOf(address, token);
}
