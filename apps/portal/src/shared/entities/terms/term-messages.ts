import { TERM_NAMES } from '@urzad/contract';
import type { Messages } from '#shared/i18n/messages';

const pl = { terms: TERM_NAMES.pl };
const en = { terms: TERM_NAMES.en } satisfies typeof pl;

/** What each kind of term is called. */
export const termMessages: Messages<typeof pl> = { pl, en };
