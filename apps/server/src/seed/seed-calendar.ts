import type { IsoDate } from '@urzad/domain';
import type { CalendarKind } from '@urzad/grants';
import { inArray } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../author';
import type { Tx } from '../db';
import { user } from '../identity/table';
import { calendarEvent } from '../resources/calendar-events/table';
import type { Seeding } from './seeding';

interface EventPlan {
  kind: CalendarKind;
  title?: string;
  place?: string;
  note?: string;
  /** Who wrote it, and of an absence who is absent: mailboxes of the office. */
  by: string;
  days: readonly [from: IsoDate, to: IsoDate];
  times?: readonly [from: string, to: string];
  with?: readonly string[];
  deputy?: string;
  isCancelled?: true;
}

/** What people of the demo wrote: what has passed, what comes, and what was called off. */
const PLANS: readonly EventPlan[] = [
  {
    ...{ kind: 'SPOTKANIE', title: 'Odprawa przed drugą oceną', place: 'pokój 12', by: 'kierownik' },
    ...{ days: ['2027-02-11', '2027-02-11'], times: ['12:30', '13:30'], with: ['pracownik1', 'pracownik2'] },
    note: 'Proszę przynieść listę zgłoszeń do drugiej oceny.',
  },
  {
    ...{ kind: 'SPOTKANIE', title: 'Odprawa na początek miesiąca', place: 'pokój 12', by: 'kierownik' },
    ...{ days: ['2027-02-03', '2027-02-03'], times: ['10:00', '10:45'], with: ['pracownik1', 'pracownik2'] },
  },
  {
    ...{ kind: 'SPOTKANIE', title: 'Telefon w sprawie dokumentów', by: 'pracownik1' },
    ...{ days: ['2027-02-10', '2027-02-10'], times: ['15:00', '15:20'] },
  },
  {
    ...{ kind: 'SPOTKANIE', title: 'Szkolenie RODO', place: 'sala konferencyjna', by: 'kierownik' },
    ...{ days: ['2027-02-25', '2027-02-26'], with: ['pracownik1', 'pracownik2'] },
  },
  {
    ...{ kind: 'KONTROLA', title: 'Wizyta w żłobku „Słoneczko”', place: 'Świdwin', by: 'pracownik2' },
    ...{ days: ['2027-02-16', '2027-02-16'], times: ['09:30', '11:30'], with: ['pracownik1'] },
  },
  {
    ...{ kind: 'SPOTKANIE', title: 'Przegląd wniosków o płatność', by: 'pracownik1', isCancelled: true },
    ...{ days: ['2027-02-18', '2027-02-18'], times: ['10:00', '11:00'], with: ['pracownik2'] },
  },
  { kind: 'URLOP', by: 'pracownik2', days: ['2027-02-22', '2027-02-24'], deputy: 'pracownik1' },
  { kind: 'URLOP', by: 'kierownik', days: ['2027-02-05', '2027-02-05'] },
];

/** The calendar, after the accounts. */
export async function seedCalendar(tx: Tx, { date }: Pick<Seeding, 'date'>): Promise<void> {
  const people = await findStaff(tx);
  const idOf = (who: string) => {
    const id = people.get(mailboxOf(who));
    if (id === undefined) throw new Error(`The demo data has nobody called ${who}.`);
    return id;
  };
  await tx.insert(calendarEvent).values(
    PLANS.map(({ kind, title = '', place = '', note = '', by, days, times, deputy, ...plan }) => ({
      ...createdBy({ ...systemAuthor(date), id: idOf(by) }),
      ...{ kind, title, place, note, day_from: days[0], day_to: days[1] },
      time_from: times?.[0] ?? null,
      time_to: times?.[1] ?? null,
      id_user: idOf(by),
      id_user_deputy: deputy === undefined ? null : idOf(deputy),
      participants: (plan.with ?? []).map(idOf),
      status: plan.isCancelled ? ('cancelled' as const) : ('planned' as const),
    })),
  );
}

async function findStaff(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const who = PLANS.flatMap(({ by, deputy, ...plan }) => [
    by,
    ...(deputy ? [deputy] : []),
    ...(plan.with ?? []),
  ]);
  const rows = await tx
    .select({ id: user.id, mail: user.mail })
    .from(user)
    .where(inArray(user.mail, [...new Set(who)].map(mailboxOf)));
  return new Map(rows.map(({ id, mail }) => [mail, id]));
}

function mailboxOf(who: string): string {
  return `${who}@urzad.example.com`;
}
