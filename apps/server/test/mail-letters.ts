import type { MailLetter, MailLetterRow, MailThread } from '@urzad/contract';
import type { MailFolder } from '@urzad/grants';
import type { SignedIn } from './sign-in';

const URL = '/api/mailletter';

/** A letter to nobody yet. */
export const LETTER = {
  draft: null,
  ...{ to: [] as number[], cc: [] as number[], outside: [] as string[] },
  subject: 'Odprawa w środę',
  body: 'Dzień dobry,\n\nproszę o listę zgłoszeń z wątpliwościami.',
  ...{ object: null, id_before: null },
  ...{ files: [] as number[], filenames: [] as string[] },
};

export function writeLetter(by: SignedIn, verb: 'save' | 'send', over: object) {
  return by.post(`${URL}/${verb}`, { ...LETTER, ...over });
}

/** A letter that was sent. */
export async function sentLetter(by: SignedIn, over: object): Promise<MailLetter> {
  return opened(dataOf(await writeLetter(by, 'send', over)));
}

/** A draft on the server. */
export async function savedDraft(by: SignedIn, over: object = {}): Promise<MailLetter> {
  return opened(dataOf(await writeLetter(by, 'save', over)));
}

/** The letter as its holder has it. */
export async function heldLetter(who: SignedIn, { id }: { id: number }): Promise<MailLetter> {
  return opened(await heldThread(who, { id }));
}

export async function heldThread(who: SignedIn, { id }: { id: number }): Promise<MailThread> {
  return dataOf(await who.get(`${URL}/find?id=${id}`));
}

export async function folderOf(who: SignedIn, folder: MailFolder, query = ''): Promise<MailLetterRow[]> {
  return dataOf(await who.get(`${URL}/get?folder=${folder}&page_count=100${query}`));
}

function opened({ id, letters }: MailThread): MailLetter {
  const letter = letters.find((one) => one.id === id);
  if (!letter) throw new Error('The letter is not in its conversation.');
  return letter;
}

function dataOf<Data>({ statusCode, body }: { statusCode: number; body: string }): Data {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
}
