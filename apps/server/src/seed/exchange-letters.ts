import type { MailLetterRow } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import type { MailFolder } from '@urzad/grants';
import { inArray } from 'drizzle-orm';
import { user } from '../identity/table';
import { demoPage } from './demo-attachment';
import { type Stage, signIn } from './stage';
import { dataOf, type Walker, walkRegistration } from './walk-registration';

const URL = '/api/mailletter';

/** Of the office. */
type Mailbox = 'kancelaria' | 'pracownik1' | 'pracownik2' | 'kierownik' | 'kontroler' | 'ksiegowosc';

interface Written {
  /** Warsaw time. */
  at: string;
  by: Mailbox;
  to: readonly Mailbox[];
  cc?: readonly Mailbox[];
  subject: string;
  body: string;
  /** The title of the page that is attached. */
  file?: string;
  /** The subject of the letter in the inbox of the author that it answers. */
  answers?: string;
  /** Not sent. */
  isDraft?: true;
}

interface Moved {
  /** Warsaw time. */
  at: string;
  /** Whose inbox it is in. */
  by: Mailbox;
  subject: string;
  /** Read, or thrown away once it is read. */
  how: 'read' | 'trash';
}

const RESOLUTION = 'Uchwała gminy w sprawie żłobka – skan';
const BREAK = 'Przerwa w pracy programu księgowego';
const VISIT = 'Wizyta u niani 16 lutego – dane do protokołu';

const WRITTEN: readonly Written[] = [
  {
    ...{ at: '2027-02-04 10:20', by: 'kancelaria', to: ['pracownik1'], cc: ['kierownik'] },
    ...{ subject: RESOLUTION, file: 'Uchwała w sprawie żłobka' },
    body: 'Dzień dobry,\n\ndziś przyszła pocztą uchwała. Skan w załączniku, oryginał jest w kancelarii.\n\nKancelaria',
  },
  {
    ...{ at: '2027-02-04 12:45', by: 'pracownik1', to: ['kancelaria'], answers: RESOLUTION },
    ...{ subject: `Odp: ${RESOLUTION}`, body: 'Dziękuję, odbiorę jutro rano.\n\nPiotr Pracowity' },
  },
  {
    ...{ at: '2027-02-05 07:55', by: 'ksiegowosc', to: ['pracownik1', 'kancelaria'], subject: BREAK },
    body: 'Dzień dobry,\n\ndziś od 14:00 program księgowy nie działa, wróci w poniedziałek.\n\nKinga Księgowa',
  },
  {
    ...{ at: '2027-02-10 08:57', by: 'pracownik1', to: ['kontroler'], isDraft: true, answers: VISIT },
    ...{ subject: `Odp: ${VISIT}`, file: 'Umowa uaktywniająca' },
    body: 'Dzień dobry,\n\numowa jest w załączniku. Potwierdzenie składek ',
  },
  {
    ...{ at: '2027-02-10 08:58', by: 'kancelaria', to: ['pracownik2'], isDraft: true },
    ...{ subject: 'Przesyłki do odbioru', body: 'Dzień dobry,\n\nczekają dwie przesyłki: ' },
  },
];

const MOVED: readonly Moved[] = [
  { at: '2027-02-04 12:40', by: 'pracownik1', subject: RESOLUTION, how: 'read' },
  { at: '2027-02-05 08:10', by: 'pracownik1', subject: BREAK, how: 'trash' },
  { at: '2027-02-05 08:25', by: 'kancelaria', subject: BREAK, how: 'trash' },
];

/** Letters of the demo that need an upload, or are in another folder than the inbox and that of sent letters. */
export const LETTER_ACTS = [
  ...WRITTEN.map((plan) => ({ at: plan.at, make: (stage: Stage) => write(stage, plan) })),
  ...MOVED.map((plan) => ({ at: plan.at, make: (stage: Stage) => move(stage, plan) })),
];

async function write(stage: Stage, plan: Written): Promise<void> {
  stage.clock.set(getMoment(plan.at));
  const author = await signIn(stage, mailOf(plan.by));
  const isWritten = await findLetter(author, plan.isDraft ? 'drafts' : 'sent', plan.subject);
  if (!isWritten)
    dataOf(await author.post(`${URL}/${plan.isDraft ? 'save' : 'send'}`, await bodyOf(stage, author, plan)));
  await author.leave();
}

async function bodyOf(
  stage: Stage,
  author: Walker,
  { to, cc = [], subject, body, file, answers }: Written,
): Promise<object> {
  const filenames: string[] = [];
  if (file !== undefined) {
    const { name, bytes } = await demoPage(file);
    filenames.push(await walkRegistration(author).upload(name, bytes));
  }
  const before = answers === undefined ? undefined : await getLetter(author, 'inbox', answers);
  return {
    ...{ draft: null, outside: [], object: null, files: [], filenames, subject, body },
    ...{ to: await idsOf(stage, to), cc: await idsOf(stage, cc), id_before: before?.id_letter ?? null },
  };
}

async function idsOf({ app: { db } }: Stage, mailboxes: readonly Mailbox[]): Promise<number[]> {
  if (mailboxes.length === 0) return [];
  const mails = mailboxes.map(mailOf);
  const found = await db.select({ id: user.id }).from(user).where(inArray(user.mail, mails));
  if (found.length < mails.length) throw new Error(`The demo data lacks one of ${mails.join(', ')}.`);
  return found.map(({ id }) => id);
}

async function move(stage: Stage, { at, by, subject, how }: Moved): Promise<void> {
  stage.clock.set(getMoment(at));
  const holder = await signIn(stage, mailOf(by));
  const letter = await findLetter(holder, 'inbox', subject);
  if (letter) {
    const ids = [letter.id_letter];
    dataOf(await holder.post(`${URL}/read`, { ids, is_read: 'yes' }));
    if (how === 'trash') dataOf(await holder.post(`${URL}/trash`, { ids, folder: 'inbox' }));
  }
  await holder.leave();
}

async function findLetter(
  holder: Walker,
  folder: MailFolder,
  subject: string,
): Promise<MailLetterRow | undefined> {
  const rows: MailLetterRow[] = dataOf(await holder.get(`${URL}/get?folder=${folder}&page_count=100`));
  return rows.find((row) => row.subject === subject);
}

async function getLetter(holder: Walker, folder: MailFolder, subject: string): Promise<MailLetterRow> {
  const found = await findLetter(holder, folder, subject);
  if (!found) throw new Error(`There is no letter “${subject}” in the folder ${folder}.`);
  return found;
}

function mailOf(mailbox: Mailbox): string {
  return `${mailbox}@urzad.example.com`;
}
