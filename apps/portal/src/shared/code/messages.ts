import type { Messages } from '../i18n/messages';

const pl = {
  resend: 'Wyślij nowy kod',
  wait: (seconds: number) => `Nowy kod wyślemy najwcześniej za ${seconds} s`,
  sent: 'Wysłaliśmy nowy kod. Poprzedni już nie działa.',
};

const en = {
  resend: 'Send a new code',
  wait: (seconds: number) => `We can send a new code in ${seconds} s at the earliest`,
  sent: 'We have sent a new code. The previous one no longer works.',
} satisfies typeof pl;

export const codeMessages: Messages<typeof pl> = { pl, en };
