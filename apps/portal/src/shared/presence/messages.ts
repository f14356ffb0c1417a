import type { Messages } from '../i18n/messages';

const pl = { lastSeen: 'Ostatnio w portalu:' };
const en = { lastSeen: 'Last seen in the portal:' } satisfies typeof pl;

export const presenceMessages: Messages<typeof pl> = { pl, en };
