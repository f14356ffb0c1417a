import { getMoment } from '@urzad/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../author';
import type { Tx } from '../db';
import { user } from '../identity/table';
import { chatMember, chatMessage, chatRoom } from '../resources/chat-rooms/table';

const FIRST = 'pracownik1@urzad.example.com';
const SECOND = 'pracownik2@urzad.example.com';
const MANAGER = 'kierownik@urzad.example.com';
const CONTROLLER = 'kontroler@urzad.example.com';
const ACCOUNTANT = 'ksiegowosc@urzad.example.com';

interface Room {
  /** Of the room for all and of a conversation of two empty. */
  name: string;
  /** Null: the room for all. */
  members: readonly string[] | null;
  /** The last ones were not read by others yet. */
  unread: number;
  messages: readonly (readonly [at: string, from: string, body: string])[];
}

/** Times in Warsaw; the room that was written last stands last. */
const ROOMS: readonly Room[] = [
  {
    name: 'Zwroty z banku',
    members: [ACCOUNTANT, FIRST, MANAGER],
    unread: 0,
    messages: [
      [
        '2027-02-09 10:02',
        ACCOUNTANT,
        'Bank zwrócił jeden przelew z wczorajszej listy. Rachunek jest zamknięty.',
      ],
      ['2027-02-09 10:05', FIRST, 'Zapytam o nowy numer jeszcze dziś.'],
      ['2027-02-09 12:40', FIRST, 'Nowy rachunek jest w sprawie, czeka na potwierdzenie.'],
      ['2027-02-09 12:44', ACCOUNTANT, 'Dziękuję, sprawdzę po południu.'],
    ],
  },
  {
    name: '',
    members: null,
    unread: 0,
    messages: [
      ['2027-02-08 08:00', MANAGER, 'Dzień dobry! W środę o 12:30 odprawa w sali 14.'],
      ['2027-02-08 08:11', SECOND, 'Będę.'],
      ['2027-02-09 15:30', CONTROLLER, 'Jutro jestem w terenie, wracam około 13:00.'],
      ['2027-02-10 07:45', MANAGER, 'Drukarka na piętrze jest po naprawie.'],
    ],
  },
  {
    name: 'Wizyty w placówkach',
    members: [CONTROLLER, FIRST, SECOND],
    unread: 1,
    messages: [
      [
        '2027-02-09 09:20',
        CONTROLLER,
        'Plan na luty:\n16 lutego – niania, ul. Lipowa\n23 lutego – klub „Ślimaczek”',
      ],
      ['2027-02-09 09:34', SECOND, 'Do „Ślimaczka” mogę pojechać z Tobą.'],
      ['2027-02-10 08:15', CONTROLLER, 'Kto ma klucz do szafy z protokołami?'],
    ],
  },
  {
    name: '',
    members: [SECOND, FIRST],
    unread: 2,
    messages: [
      ['2027-02-09 13:10', FIRST, 'Masz może wzór pisma o uzupełnienie?'],
      ['2027-02-10 08:31', SECOND, 'Tak, poszło pocztą.'],
      ['2027-02-10 08:32', SECOND, 'Daj znać, czy doszło.'],
    ],
  },
];

/** Rooms of the office with messages, after the accounts. */
export async function seedChat(tx: Tx, _seeding: object): Promise<void> {
  const mails = [FIRST, SECOND, MANAGER, CONTROLLER, ACCOUNTANT];
  const found = await tx.select({ id: user.id, mail: user.mail }).from(user).where(inArray(user.mail, mails));
  const idOf = (mail: string) => {
    const account = found.find((one) => one.mail === mail);
    if (!account) throw new Error(`The demo data has nobody with the address ${mail}.`);
    return account.id;
  };

  for (const room of ROOMS) {
    const id_chatroom = await roomOf(tx, room, idOf);
    const ids: number[] = [];
    for (const [at, from, body] of room.messages) {
      const date = getMoment(at);
      const [message] = await tx
        .insert(chatMessage)
        .values({ id_chatroom, id_user: idOf(from), body, sent_date: date, written_date: date })
        .returning({ id: chatMessage.id });
      if (!message) throw new Error('A message gave no row.');
      ids.push(message.id);
    }
    const read_to = ids.at(-1 - room.unread) ?? 0;
    const author = idOf(room.messages.at(-1)?.[1] ?? '');
    const people = (room.members ?? mails).map(idOf);
    const join_date = getMoment('2027-02-01 08:00');
    await tx.insert(chatMember).values(
      people.map((id_user) => ({
        ...{ id_chatroom, id_user, join_date },
        read_to: id_user === author ? (ids.at(-1) ?? 0) : read_to,
      })),
    );
  }
}

async function roomOf(
  tx: Tx,
  { name, members, messages }: Room,
  idOf: (mail: string) => number,
): Promise<number> {
  const last_date = getMoment(messages.at(-1)?.[0] ?? '');
  const by = createdBy(systemAuthor(getMoment('2027-02-01 08:00')));
  const [maker, other] = (members ?? []).map(idOf);
  if (maker === undefined || other === undefined) {
    // The application has it since it was made.
    const isForAll = and(eq(chatRoom.id_application, by.id_application), eq(chatRoom.kind, 'ALL'));
    const [room] = await tx
      .update(chatRoom)
      .set({ last_date })
      .where(isForAll)
      .returning({ id: chatRoom.id });
    if (!room) throw new Error('The application has no room for all.');
    return room.id;
  }
  const once = [maker, other].toSorted((one, two) => one - two).join('-');
  const kind = name ? ({ kind: 'ROOM', name, id_user: maker } as const) : ({ kind: 'PAIR', once } as const);
  const [room] = await tx
    .insert(chatRoom)
    .values({ ...by, ...kind, last_date })
    .returning({ id: chatRoom.id });
  if (!room) throw new Error('A room gave no row.');
  return room.id;
}
