import type { Registration } from '@urzad/contract';
import { signIn } from '../../kit/api';
import { DEMO_PASSWORD, newPerson } from '../../kit/people';
import { ownDataDir, type RunningServer, startServer } from '../../kit/server';
import { draft, newcomer, review, sent, take, toSign } from '../../kit/steps';

/** A person right before one write, with the data of the write. */
interface Standing {
  token: string | undefined;
  registration: Registration;
}

/** A data folder in which several people are in the middle of their work. */
export interface CrashWorld {
  dataDir: string;
  /** Two drafts whose clause is read. */
  drafting: Standing;
  attaching: Standing;
  signing: Standing;
  /** Taken over by the office, with one remark. */
  reviewing: Standing;
}

export async function makeCrashWorld(): Promise<CrashWorld> {
  const dataDir = await ownDataDir();
  const server = await startServer({ dataDir });
  try {
    return { dataDir, ...(await fill(server)) };
  } finally {
    await server.stop();
  }
}

async function fill({ address }: RunningServer): Promise<Omit<CrashWorld, 'dataDir'>> {
  const [signer, applicant] = [newPerson(), newPerson()];
  const signing = await newcomer(address, signer);
  const waiting = await toSign(signing, signer);

  const { id } = await sent(await newcomer(address, applicant), applicant);
  const staff = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
  const reviewed = await review(staff, await take(staff, id), {
    'children.0.planned_cost': 'Kwota różni się od umowy.',
  });

  const drafter = await newcomer(address, newPerson());
  const attacher = await newcomer(address, newPerson());
  return {
    drafting: { token: drafter.token, registration: await draft(drafter) },
    attaching: { token: attacher.token, registration: await draft(attacher) },
    signing: { token: signing.token, registration: waiting },
    reviewing: { token: staff.token, registration: reviewed },
  };
}
