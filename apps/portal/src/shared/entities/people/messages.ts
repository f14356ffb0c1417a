import type { Messages } from '../../i18n/messages';

const letterPl = { write: 'Napisz list' };
const letterEn = { write: 'Write a letter' } satisfies typeof letterPl;

export const letterLinkMessages: Messages<typeof letterPl> = { pl: letterPl, en: letterEn };
