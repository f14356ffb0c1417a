import type { Messages } from '../../i18n/messages';

const pl = { lastSeen: 'Ostatnio w portalu:' };
const en = { lastSeen: 'Last seen in the portal:' } satisfies typeof pl;

export const presenceMessages: Messages<typeof pl> = { pl, en };

const letterPl = { write: 'Napisz list' };
const letterEn = { write: 'Write a letter' } satisfies typeof letterPl;

export const letterLinkMessages: Messages<typeof letterPl> = { pl: letterPl, en: letterEn };
