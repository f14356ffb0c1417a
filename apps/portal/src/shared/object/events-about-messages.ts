import type { Messages } from '../i18n/messages';

const pl = { inCalendar: 'W kalendarzu:' };

const en = { inCalendar: 'In the calendar:' } satisfies typeof pl;

export const eventsAboutMessages: Messages<typeof pl> = { pl, en };
