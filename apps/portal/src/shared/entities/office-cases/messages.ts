import type { Messages } from '../../i18n/messages';

const pl = { write: 'Napisz do urzędu' };
const en = { write: 'Write to the office' } satisfies typeof pl;

export const writingMessages: Messages<typeof pl> = { pl, en };
