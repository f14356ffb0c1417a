import type { Messages } from '#shared/i18n/messages';

const pl = { registrations: 'Zgłoszenia' };

const en = { registrations: 'Applications' } satisfies typeof pl;

export const menuMessages: Messages<typeof pl> = { pl, en };
