import type { CalendarEvent, CalendarFeedAddress } from '@urzad/contract';
import type { SignedIn } from './sign-in';

const URL = '/api/calendarevent';

/** A meeting of an hour. */
export const MEETING = {
  ...({ kind: 'SPOTKANIE', title: 'Odprawa', place: 'pokój 12', note: 'Nabór 1/2027' } as const),
  ...({ day_from: '2027-02-17', day_to: '2027-02-17', time_from: '12:30', time_to: '13:30' } as const),
  participants: [] as number[],
  id_user_deputy: null as number | null,
};

/** Days on which somebody is absent. */
export const ABSENCE = {
  ...MEETING,
  ...({ kind: 'URLOP', title: '', place: '', note: 'wyjazd', day_to: '2027-02-19' } as const),
  ...{ time_from: null, time_to: null },
};

export async function planned(by: SignedIn, over: object = {}): Promise<CalendarEvent> {
  return dataOf(await by.post(`${URL}/add`, { ...MEETING, ...over }));
}

export async function eventSeenBy(who: SignedIn, { id }: { id: number }): Promise<CalendarEvent> {
  return dataOf(await who.get(`${URL}/find?id=${id}`));
}

export async function eventsOf(
  who: SignedIn,
  days = 'from=2027-02-01&to=2027-02-28',
): Promise<CalendarEvent[]> {
  return dataOf(await who.get(`${URL}/get?page_count=100&${days}`));
}

/** A step on the version that was read, not sent yet. */
export function eventStep(
  by: SignedIn,
  of: CalendarEvent,
  name: 'set' | 'cancel' | 'delete',
  over: object = {},
) {
  const { id, row_version } = of;
  const whole =
    name === 'set' ? { ...MEETING, participants: of.participants.map((one) => one.id), ...over } : {};
  const body = { row_version, ...whole };
  return { by, of, url: `${URL}/${name}?id=${id}`, body };
}

/** The secret address of somebody who had none, and its path without the host. */
export async function madeFeed(by: SignedIn): Promise<CalendarFeedAddress & { path: string }> {
  return withPath(dataOf(await by.post('/api/calendarfeed/add')));
}

export function withPath(made: CalendarFeedAddress) {
  return { ...made, path: made.url.slice(made.url.indexOf('/api/')) };
}

function dataOf<Data>({ statusCode, body }: { statusCode: number; body: string }): Data {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body).data;
}
