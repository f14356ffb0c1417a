import { foldForSearch, getMoment } from '@urzad/domain';
import type { ContactMessageStatus, ContactTopic } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../author';
import type { Tx } from '../db';
import { user } from '../identity/table';
import { contactMessage } from '../resources/contact-messages/table';

const OFFICER = 'pracownik1@urzad.example.com';

interface Written {
  at: string;
  status: ContactMessageStatus;
  topic: ContactTopic;
  name: string;
  mail: string;
  phone: string;
  body: string;
  answer?: string;
  answered?: string;
}

/** The oldest first. Times in Warsaw. */
const MESSAGES: readonly Written[] = [
  {
    ...{ at: '2027-02-01 10:12', status: 'answered', topic: 'PRZED_ZGLOSZENIEM' },
    ...{ name: 'Bożena Zmyślona', mail: 'bozena.zmyslona@example.com', phone: '' },
    body: 'Syn ma dwa lata i chodzi do klubu dziecięcego. Czy mogę złożyć zgłoszenie?',
    answer: 'Tak. Nabór trwa od 8 do 12 lutego 2027, a zgłoszenie składa się w portalu.',
    answered: '2027-02-02 09:40',
  },
  {
    ...{ at: '2027-02-05 14:31', status: 'taken', topic: 'UMOWA' },
    ...{ name: 'Anna Przykładowa', mail: 'anna.przykladowa@example.com', phone: '000 000 001' },
    body: 'Żłobek zmienił rachunek na fakturze. Czy muszę to zgłosić?',
  },
  {
    ...{ at: '2027-02-09 18:05', status: 'new', topic: 'KONTO' },
    ...{ name: 'Grzegorz Brzęczyszczykiewicz-Ćwierkający', mail: 'grzegorz.cwierk@example.com', phone: '' },
    body: 'Nie dostaję kodu na e-mail.\nW folderze ze spamem też go nie ma.',
  },
  {
    ...{ at: '2027-02-10 07:50', status: 'new', topic: 'DOSTEPNOSC' },
    ...{ name: 'Halina Głuchowska', mail: 'halina.g@example.com', phone: '000 000 033' },
    body: 'Czy w urzędzie jest tłumacz polskiego języka migowego? Chcę przyjść w czwartek.',
  },
];

/** Messages from the page about contact, after the accounts. */
export async function seedContactMessages(tx: Tx, _seeding: object): Promise<void> {
  const [officer] = await tx.select({ id: user.id }).from(user).where(eq(user.mail, OFFICER));
  if (!officer) throw new Error(`The demo data has nobody with the address ${OFFICER}.`);

  await tx.insert(contactMessage).values(
    MESSAGES.map(({ at, answer = '', answered, ...written }) => ({
      ...createdBy(systemAuthor(getMoment(at))),
      ...written,
      ...{ clause_ack: 'yes' as const, locale: 'pl' as const, answer },
      id_user_owner: written.status === 'new' ? null : officer.id,
      answer_date: answered ? getMoment(answered) : null,
      id_user_answer: answered ? officer.id : null,
      search_text: foldForSearch(`${written.name} ${written.mail} ${written.body}`),
    })),
  );
}
