import type { Messages } from '../i18n/messages';

const pl = {
  resend: 'Wyślij nowy kod',
  wait: (seconds: number) => `Nowy kod możesz wysłać za ${seconds} s`,
  sent: 'Wysłaliśmy nowy kod. Poprzedni już nie działa.',
};

const en = {
  resend: 'Send a new code',
  wait: (seconds: number) => `You can send a new code in ${seconds} s`,
  sent: 'We have sent a new code. The previous one no longer works.',
} satisfies typeof pl;

export const codeMessages: Messages<typeof pl> = { pl, en };
