import type { LightMyRequestResponse as Response } from 'fastify';
import { userCode } from '../../src/identity/codes/table';
import { multipartOf, pdfOf } from '../multipart';
import { type SignedIn, signIn } from '../sign-in';
import type { TestApp } from '../test-app';
import type { Random } from './random';

/** A person of the demo who walks, signed in as long as the walk lasts. */
export interface Walker {
  mail: string;
  isParent: boolean;
  /** Of the account. */
  id(): Promise<number>;
  post(url: string, body?: object): Promise<Response>;
  get(url: string): Promise<Response>;
  /** A session of now. */
  signedIn(): Promise<SignedIn>;
}

/** Staff by what they do in the process; the last one may only look. */
export const STAFF = [
  ...['pracownik1', 'pracownik2', 'kierownik', 'ksiegowosc', 'dyrektor', 'obserwator'],
] as const;

/** Sessions end while the clock moves: who is not signed in any more signs in again. */
export function walkerOf(test: TestApp, mail: string, isParent: boolean): Walker {
  let session: SignedIn | undefined;
  const open = async () => {
    session = await signIn(test, mail);
    return session;
  };
  async function send(request: (who: SignedIn) => Promise<Response>): Promise<Response> {
    const answer = await request(session ?? (await open()));
    return answer.statusCode === 401 ? request(await open()) : answer;
  }
  return {
    mail,
    isParent,
    id: async () => (session ?? (await open())).id,
    post: (url, body) => send((who) => who.post(url, body)),
    get: (url) => send((who) => who.get(url)),
    signedIn: open,
  };
}

/** Who leads or prepared what this clerk steps on; now and then the clerk tries it anyway. */
export async function ledBy(
  { random, staff }: { random: Random; staff: ReadonlyMap<string, Walker> },
  who: Walker,
  id_user: number | null,
): Promise<Walker> {
  const isClerk = ['pracownik1', 'pracownik2'].some((name) => staff.get(name) === who);
  if (!isClerk || id_user === null || random.chance(10)) return who;
  for (const one of staff.values()) if ((await one.id()) === id_user) return one;
  return who;
}

/** The code of the newest e-mail; a new one may be asked for after a minute, and five times in an hour. */
export async function askForCode(test: TestApp, ask: () => Promise<Response>, mail: string): Promise<string> {
  await test.app.db.delete(userCode);
  test.clock.advance(61_000);
  const asked = await ask();
  return asked.statusCode === 200 ? test.codeFor(mail) : '000000';
}

/** The key of an upload; none where this person may upload nothing. */
export async function uploadOf(who: Walker, bytes: Uint8Array = pdfOf(2_000)): Promise<string> {
  const { headers, payload } = multipartOf('dokument.pdf', bytes);
  const answer = await (await who.signedIn()).post('/api/base/uploadfile', payload, headers);
  return answer.statusCode === 200 ? answer.json().data.filename : 'none.pdf';
}

/** The key of a document that this person signed outside of the portal, with the authority of the demo. */
export async function signedFile(who: Walker, url: string): Promise<string> {
  const file = await who.get(url);
  const answer = await who.post('/api/demo/sign', { pdf: file.rawPayload.toString('base64') });
  if (answer.statusCode !== 200) return 'none.pdf';
  return uploadOf(who, Buffer.from(answer.json().data.pdf, 'base64'));
}
