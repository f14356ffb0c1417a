import { eq } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../author';
import type { Tx } from '../db';
import { user } from '../identity/table';
import { type BoardNoteRow, boardNote } from '../resources/board-notes/table';
import type { Seeding } from './seeding';

const OFFICER = 'pracownik1@urzad.example.com';

type Planned = 'title' | 'text' | 'due_date' | 'column' | 'status' | 'readers' | 'labels' | 'points';

/** What an officer of the demo wrote on the board of cases: for the team, and done. */
const PLANS: readonly Pick<BoardNoteRow, Planned>[] = [
  {
    ...{ title: 'Zadzwonić do gminy Świdwin', text: 'W sprawie miejsc w żłobku od marca.' },
    ...{ due_date: '2027-02-19', column: 'open', status: 'open', readers: 'office' },
    labels: ['TELEFON', 'CZEKAMY'],
    points: [
      { text: 'Numer do wydziału oświaty', done: 'yes' },
      { text: 'Liczba miejsc od marca', done: 'no' },
      { text: 'Odpowiedź do rodziców', done: 'no' },
    ],
  },
  {
    ...{ title: 'Zamówić koperty', text: '' },
    ...{ due_date: null, column: 'new', status: 'done', readers: 'own', labels: ['ZAKUPY'], points: [] },
  },
];

/** Notes on the boards, after the accounts. */
export async function seedBoardNotes(tx: Tx, { date }: Pick<Seeding, 'date'>): Promise<void> {
  const [officer] = await tx.select({ id: user.id }).from(user).where(eq(user.mail, OFFICER));
  if (!officer) throw new Error(`The demo data has nobody with ${OFFICER}.`);
  const own = { ...createdBy({ ...systemAuthor(date), id: officer.id }), id_user: officer.id, board: 4 };
  await tx.insert(boardNote).values(PLANS.map((plan) => ({ ...own, ...plan })));
}
