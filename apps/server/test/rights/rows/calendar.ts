import { EDIT_CALENDAR, SEE_CALENDAR, SEE_CASES } from '@urzad/grants';
import { MEETING } from '../../calendar-events';
import { ofOffice } from '../kinds';
import type { Right, Rights } from '../right';
import type { World } from '../world';

type Name = 'event' | 'sharedEvent' | 'ownEvent';

const edit = () => ofOffice(SEE_CALENDAR, EDIT_CALENDAR);

function on(name: Name, sent: (of: World[Name]) => object = () => ({})) {
  return {
    send: (world) => ({ query: { id: world[name].id }, body: sent(world[name]) }),
  } satisfies Partial<Right>;
}

/** The address that the clerk has; nobody else has it. */
const onFeed = {
  auditor: 'object-no-exist',
  send: ({ calendarFeed }) => ({ query: { id: calendarFeed.id } }),
} satisfies Partial<Right>;

/** The calendar. The clerk wrote each event; who is not in it is answered as if there were none. */
export const CALENDAR = {
  'GET /api/calendarevent/get': {
    ...ofOffice(SEE_CALENDAR),
    send: () => ({ query: { from: '2027-02-01', to: '2027-02-28' } }),
  },
  'GET /api/calendarevent/days': {
    ...ofOffice(SEE_CALENDAR),
    send: () => ({ query: { from: '2027-02-01', to: '2027-02-28' } }),
  },
  'GET /api/calendarevent/find': {
    ...ofOffice(SEE_CALENDAR),
    // Who is not in it sees nothing, whatever they may see otherwise.
    auditor: 'object-no-exist',
    send: ({ event }) => ({ query: { id: event.id } }),
  },
  'GET /api/calendarevent/about': {
    ...ofOffice(SEE_CALENDAR, SEE_CASES),
    ...({ without: 'object-no-exist', unseen: 'no-privilege' } as const),
    send: ({ asked }) => ({ query: { id_obj: asked.id, obj_type: 'officecase' } }),
  },
  'GET /api/calendarevent/colleagues': { ...edit(), send: () => ({ query: { ret_type: 'autocomplete' } }) },
  'POST /api/calendarevent/add': { ...edit(), send: () => ({ body: MEETING }) },
  'POST /api/calendarevent/set': {
    ...edit(),
    ...on('event', ({ row_version }) => ({ ...MEETING, row_version })),
  },
  'POST /api/calendarevent/cancel': {
    ...edit(),
    ...on('sharedEvent', ({ row_version }) => ({ row_version })),
  },
  'POST /api/calendarevent/delete': {
    ...edit(),
    ...on('ownEvent', ({ row_version }) => ({ row_version })),
  },
  'GET /api/calendarfeed/own': ofOffice(SEE_CALENDAR),
  // The clerk has an address already.
  'POST /api/calendarfeed/add': {
    ...ofOffice(SEE_CALENDAR),
    ...{ holder: 'illegal-step: exists', auditor: 'done' },
  },
  'POST /api/calendarfeed/renew': { ...ofOffice(SEE_CALENDAR), ...onFeed },
  'POST /api/calendarfeed/delete': { ...ofOffice(SEE_CALENDAR), ...onFeed },
} satisfies Rights;
