import type { Messages } from '../../i18n/messages';

const pl = { showClaims: 'Pokaż rozliczenia' };
const en = { showClaims: 'Show the claims' } satisfies typeof pl;

export const claimsMessages: Messages<typeof pl> = { pl, en };
