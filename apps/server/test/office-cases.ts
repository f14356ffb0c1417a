import type { OfficeCase, OfficeCaseRow } from '@urzad/contract';
import type { SignedIn } from './sign-in';

const URL = '/api/officecase';

/** A question about nothing special. */
export const QUESTION = {
  obj_type: 'general',
  id_obj: null,
  kind: 'PYTANIE',
  form: { title: 'Godziny pracy' },
  body: 'Do której można przyjść?',
  filenames: [],
};
export const LETTER = { body: 'Proszę o wyjaśnienie.', filenames: [] };

export function open(by: SignedIn, over: object = {}) {
  return by.post(`${URL}/add`, { ...QUESTION, ...over });
}

/** A case of this person, with another kind or form if asked for. */
export async function opened(by: SignedIn, over: object = {}): Promise<OfficeCase> {
  return dataOf(await open(by, over));
}

/** The same, which the officer leads. */
export async function taken(officer: SignedIn, by: SignedIn, over: object = {}): Promise<OfficeCase> {
  return done(officer, await opened(by, over), 'take');
}

export async function seenBy(who: SignedIn, { id }: { id: number }): Promise<OfficeCase> {
  return dataOf(await who.get(`${URL}/find?id=${id}`));
}

export async function listOf(who: SignedIn, query = ''): Promise<OfficeCaseRow[]> {
  return dataOf(await who.get(`${URL}/get?page_count=100&${query}`));
}

/** A step that is not sent yet. */
export function sending(by: SignedIn, of: OfficeCase, name: string, body: object = {}) {
  return { by, of, url: `${URL}/${name}?id=${of.id}`, body };
}

export function step(by: SignedIn, of: OfficeCase, name: string, body: object = {}) {
  const { url, ...sent } = sending(by, of, name, body);
  return by.post(url, sent.body);
}

/** A step that must succeed. */
export async function done(
  by: SignedIn,
  of: OfficeCase,
  name: string,
  body: object = {},
): Promise<OfficeCase> {
  return dataOf(await step(by, of, name, body));
}

/** Names of the notifications of somebody, the newest first. */
export async function toldTo(who: SignedIn): Promise<string[]> {
  const rows: { content_name: string }[] = dataOf(await who.get('/api/basenotification/get?page_count=100'));
  // They are typeset with no-break spaces.
  return rows.map(({ content_name }) => content_name.replaceAll('\u00a0', ' '));
}

function dataOf<Data>({ statusCode, body }: { statusCode: number; body: string }): Data {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
}
