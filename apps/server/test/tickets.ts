import type { Ticket, TicketRow } from '@urzad/contract';
import type { SignedIn } from './sign-in';

const URL = '/api/ticket';

const FACTS = {
  ...{ browser: 'Android, Chrome', viewport: '390 × 844', language: 'pl' },
  ...{ display: 'jasny', version: '0.6.1' },
};
/** A question to the help desk. */
export const FAULT = {
  category: 'PLIKI',
  title: 'Plik się nie dodaje',
  body: 'Wybieram plik i nic się nie dzieje.',
  filenames: [],
  browser: FACTS,
};
export const LETTER = { body: 'Proszę spróbować jeszcze raz.', filenames: [] };
export const REASON = 'To nie jest usterka portalu.';

export async function asked(by: SignedIn, over: object = {}): Promise<Ticket> {
  return dataOf(await by.post(`${URL}/add`, { ...FAULT, ...over }));
}

/** The same, which the officer leads. */
export async function led(officer: SignedIn, by: SignedIn, over: object = {}): Promise<Ticket> {
  return done(officer, await asked(by, over), 'take');
}

/** The same, which the officer solved. */
export async function solved(officer: SignedIn, by: SignedIn): Promise<Ticket> {
  return done(officer, await led(officer, by), 'solve', LETTER);
}

export async function seenBy(who: SignedIn, { id }: { id: number }): Promise<Ticket> {
  return dataOf(await who.get(`${URL}/find?id=${id}`));
}

export async function listOf(who: SignedIn, query = ''): Promise<TicketRow[]> {
  return dataOf(await who.get(`${URL}/get?page_count=100&${query}`));
}

/** A step that is not sent yet. */
export function sending(by: SignedIn, of: Ticket, name: string, body: object = {}) {
  return { by, of, url: `${URL}/${name}?id=${of.id}`, body };
}

/** The same on the version that was read. */
export function ofVersion(by: SignedIn, of: Ticket, name: string, body: object = {}) {
  return sending(by, of, name, { row_version: of.row_version, ...body });
}

export function step(by: SignedIn, of: Ticket, name: string, body: object = {}) {
  const { url, ...sent } = sending(by, of, name, body);
  return by.post(url, sent.body);
}

/** A step that must succeed. */
export async function done(by: SignedIn, of: Ticket, name: string, body: object = {}): Promise<Ticket> {
  return dataOf(await step(by, of, name, body));
}

function dataOf<Data>({ statusCode, body }: { statusCode: number; body: string }): Data {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
}
