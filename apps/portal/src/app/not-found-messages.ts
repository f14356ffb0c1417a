import type { Messages } from '#shared/i18n/messages';

const pl = { notFound: 'Nie znaleźliśmy tej strony' };

const en = { notFound: 'We could not find this page' } satisfies typeof pl;

/** Separate from the other texts of the layout, which every visitor loads. */
export const notFoundMessages: Messages<typeof pl> = { pl, en };
