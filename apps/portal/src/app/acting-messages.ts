import type { Messages } from '#shared/i18n/messages';

const pl = {
  others: 'Inne konto',
  failed: 'Nie udało się przejść na to konto',
  over: (name: string) => `Dostęp do konta osoby ${name} się skończył. To znowu Twoje konto.`,
};

const en = {
  others: 'Another account',
  failed: 'This account could not be entered',
  over: (name: string) => `The access to the account of ${name} has ended. This is your own account again.`,
} satisfies typeof pl;

export const actingMessages: Messages<typeof pl> = { pl, en };
