import { foldForSearch, getMoment } from '@urzad/domain';
import { inArray } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../author';
import type { Tx } from '../db';
import { user } from '../identity/table';
import { mailCopy, mailLetter, type StoredRecipient } from '../resources/mail-letters/table';

const PEOPLE = {
  'pracownik1@urzad.example.com': 'Piotr Pracowity',
  'pracownik2@urzad.example.com': 'Paulina Sumienna',
  'kierownik@urzad.example.com': 'Krystyna Kierownicza',
  'kontroler@urzad.example.com': 'Konrad Kontrolny',
  'ksiegowosc@urzad.example.com': 'Kinga Księgowa',
  'iod@urzad.example.com': 'Iwona Ochronna',
} as const;
type Address = keyof typeof PEOPLE;

interface Written {
  at: string;
  from: Address;
  to: readonly Address[];
  cc?: readonly Address[];
  subject: string;
  body: string;
  /** The place of the letter before, in this list. */
  after?: number;
  read?: true;
}

const [FIRST, SECOND, MANAGER, CONTROLLER, ACCOUNTANT, PRIVACY] = Object.keys(PEOPLE) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
];

/** The oldest first. Times in Warsaw. */
const LETTERS: readonly Written[] = [
  {
    ...{ at: '2027-02-08 09:30', from: PRIVACY, to: [FIRST, SECOND, MANAGER], read: true },
    subject: 'Rejestr czynności – poprawka',
    body: 'Dzień dobry,\n\nw rejestrze czynności dopisano okres przechowywania. Proszę zajrzeć do swojej części.\n\nIwona Ochronna',
  },
  {
    ...{ at: '2027-02-09 11:12', from: MANAGER, to: [FIRST, SECOND], cc: [ACCOUNTANT], read: true },
    subject: 'Odprawa w środę o 12:30',
    body: 'Dzień dobry,\n\nproszę o listę zgłoszeń z wątpliwościami, najlepiej do jutra rano.\n\nKrystyna Kierownicza',
  },
  {
    ...{ at: '2027-02-09 14:05', from: FIRST, to: [MANAGER], after: 1, read: true },
    subject: 'Odp: Odprawa w środę o 12:30',
    body: 'Dzień dobry,\n\nmam trzy zgłoszenia z dochodem z zagranicy. Przyniosę wydruki.\n\nPiotr Pracowity',
  },
  {
    ...{ at: '2027-02-10 08:05', from: ACCOUNTANT, to: [FIRST] },
    subject: 'Zwrot przelewu',
    body: 'Dzień dobry,\n\nbank zwrócił jeden przelew, rachunek jest zamknięty. Kto zapyta o nowy?\n\nKinga Księgowa',
  },
  {
    ...{ at: '2027-02-10 08:40', from: MANAGER, to: [FIRST], after: 2 },
    subject: 'Odp: Odprawa w środę o 12:30',
    body: 'Dziękuję. Wystarczą numery, wydruków nie trzeba.\n\nKrystyna Kierownicza',
  },
  {
    ...{ at: '2027-02-10 08:52', from: CONTROLLER, to: [FIRST] },
    subject: 'Wizyta u niani 16 lutego – dane do protokołu',
    body: 'Dzień dobry,\n\npotrzebuję umowy uaktywniającej i ostatniego potwierdzenia składek.\n\nKonrad Kontrolny',
  },
];

/** Letters between people of the office, after their accounts. */
export async function seedMail(tx: Tx, _seeding: object): Promise<void> {
  const found = await tx
    .select({ id: user.id, mail: user.mail })
    .from(user)
    .where(inArray(user.mail, Object.keys(PEOPLE)));
  const idOf = (address: Address) => {
    const account = found.find(({ mail }) => mail === address);
    if (!account) throw new Error(`The demo data has nobody with the address ${address}.`);
    return account.id;
  };
  const sent: { id: number; thread: number }[] = [];

  for (const { at, from, to, cc = [], subject, body, after, read } of LETTERS) {
    const date = getMoment(at);
    const by = { ...createdBy(systemAuthor(date)), date };
    const part = (name: 'to' | 'cc') => (address: Address) => ({
      ...{ part: name, kind: 'staff' as const, id_user: idOf(address), name: PEOPLE[address] },
      ...{ mail: '', id_email: null },
    });
    const recipients: StoredRecipient[] = [...to.map(part('to')), ...cc.map(part('cc'))];
    const before = after === undefined ? undefined : sent[after];
    // The first letter of a conversation has its own number, which the database gives.
    const [letter] = await tx
      .insert(mailLetter)
      .values({
        ...{ ...by, status: 'sent', id_user: idOf(from), recipients, subject, body },
        ...{ thread: before?.thread ?? 0, id_before: before?.id ?? null },
      })
      .returning({ id: mailLetter.id });
    if (!letter) throw new Error('A letter gave no row.');
    const thread = before?.thread ?? letter.id;
    if (!before)
      await tx
        .update(mailLetter)
        .set({ thread })
        .where(inArray(mailLetter.id, [letter.id]));
    sent.push({ id: letter.id, thread });

    const people = [PEOPLE[from], ...recipients.map(({ name }) => name)].join(' ');
    const copy = { ...by, id_letter: letter.id, search_text: foldForSearch(`${people} ${subject} ${body}`) };
    await tx.insert(mailCopy).values([
      { ...copy, id_user: idOf(from), folder: 'sent' as const, is_read: 'yes' as const },
      ...recipients.flatMap(({ id_user }) =>
        id_user === null
          ? []
          : [
              {
                ...copy,
                id_user,
                folder: 'inbox' as const,
                is_read: read ? ('yes' as const) : ('no' as const),
              },
            ],
      ),
    ]);
  }
}
