import { auditLog, isIdInAddress, LOG_LEVELS } from '@urzad/contract';
import { isNamedEvent, LOG_OBJECTS } from '@urzad/grants';
import { days, oneOf } from '#shared/list/list-filters';
import { defineListLocation, type LocationOf } from '#shared/list/list-location';
import { paths } from '#shared/paths';

export const logKey = ['base-log'] as const;

/** The log of events: filters of the table, and beside it the questions of `LogFilters` and the open entry. */
export const logList = defineListLocation({
  endpoint: auditLog.get,
  path: paths.logs,
  tableCode: 'baselog',
  tabs: {
    all: {},
    changes: { group: 'change' },
    signins: { group: 'sign-in' },
    refusals: { group: 'refusal' },
    acting: { acting: 'yes' },
  },
  isSearched: false,
  sorts: ['date'],
  filters: { date: days(), level: oneOf((code) => LOG_LEVELS.some((level) => level === code)) },
  choices: {
    id_user: isIdInAddress,
    id_user_main: isIdInAddress,
    event: (codes) => codes.split(',').every(isNamedEvent),
    ip: isAddress,
    obj_type: (type) => Object.hasOwn(LOG_OBJECTS, type),
    id_obj: isIdInAddress,
    id: isIdInAddress,
  },
  savedChoices: ['id_user', 'id_user_main', 'event', 'ip', 'obj_type', 'id_obj'],
});

export type LogLocation = LocationOf<typeof logList>;
/** What is asked for beside the table. */
export type LogQuestions = Omit<LogLocation['choices'], 'id'>;

/** The parameters of the request that are no filters of the table. */
export function questionsOf({ choices: { id: _, ...asked } }: LogLocation): LogQuestions {
  return asked;
}

/** The location with an entry open. */
export function withEntry(location: LogLocation, id: number): LogLocation {
  return { ...location, choices: { ...location.choices, id: String(id) } };
}

/** The location with other questions, from the first page on, and no entry open. */
export function withQuestions(location: LogLocation, asked: LogQuestions): LogLocation {
  return { ...location, page: 1, choices: asked };
}

/** Whether a text can be an IP address, in either of its forms. */
export function isAddress(text: string): boolean {
  return /^[0-9a-fA-F.:]{2,45}$/.test(text);
}
