import type { BoardNote } from '@urzad/contract';
import type { SignedIn } from './sign-in';

const URL = '/api/boardnote';

/** A note for the whole team on the board of cases. */
export const NOTE = {
  ...{ title: 'Zadzwonić do gminy', text: 'W sprawie miejsc w żłobku.', due_date: '2027-02-19' },
  ...{ readers: 'office', id_board: 4, column: 'new' },
  ...{ labels: ['PILNE'], points: ['Numer telefonu', 'Godziny'] },
} as const;

type NoteStep = 'set' | 'move' | 'check' | 'done' | 'reopen' | 'delete';

export async function noted(by: SignedIn, over: object = {}): Promise<BoardNote> {
  return dataOf(await by.post(`${URL}/add`, { ...NOTE, ...over }));
}

export async function doneNote(by: SignedIn): Promise<BoardNote> {
  const { url, body } = noteStep(by, await noted(by), 'done');
  return dataOf(await by.post(url, body));
}

export async function notesOf(who: SignedIn, filter = 'id_board=4'): Promise<BoardNote[]> {
  return dataOf(await who.get(`${URL}/get?page_count=100&${filter}`));
}

/** As this person sees it now; undefined where they do not. */
export async function noteSeenBy(who: SignedIn, { id }: { id: number }): Promise<BoardNote | undefined> {
  return (await notesOf(who)).find((note) => note.id === id);
}

/** What a step sends on the version that was read. */
export function noteBody({ row_version }: BoardNote, step: NoteStep, over: object = {}): object {
  const { id_board: _, column, ...values } = NOTE;
  if (step === 'set') return { row_version, ...values, ...over };
  if (step === 'check') return { point: NOTE.points[0], done: 'yes', ...over };
  return step === 'move' ? { row_version, column: 'open', ...over } : { row_version };
}

/** A step that is not sent yet. */
export function noteStep(by: SignedIn, of: BoardNote, step: NoteStep, over: object = {}) {
  return { by, of, url: `${URL}/${step}?id=${of.id}`, body: noteBody(of, step, over) };
}

function dataOf<Data>({ statusCode, body }: { statusCode: number; body: string }): Data {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
}
