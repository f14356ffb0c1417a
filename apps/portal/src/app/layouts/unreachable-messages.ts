import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Nie możemy połączyć się z serwerem',
  retry: 'Spróbuj ponownie',
};

const en = {
  title: 'We cannot reach the server',
  retry: 'Try again',
} satisfies typeof pl;

export const unreachableMessages: Messages<typeof pl> = { pl, en };
