import { COUNTED_TIMES, type CountedWord, countText, pluralOf } from '@urzad/domain';
import type { Messages } from '../i18n/messages';

/** Longer waits are told in minutes. */
const SECONDS_MAX = 90;

const LEFT: CountedWord = { one: 'Została', few: 'Zostały', many: 'Zostało' };
const TRY = {
  pl: { one: 'próba', few: 'próby', many: 'prób' },
  en: { one: 'try', few: 'tries', many: 'tries' },
};

const inMinutes = (seconds: number) => Math.ceil(seconds / 60);

const pl = {
  resend: 'Wyślij nowy kod',
  wait: (seconds: number) =>
    `Nowy kod możesz zamówić za ${seconds > SECONDS_MAX ? countText(inMinutes(seconds), COUNTED_TIMES.minute) : `${seconds} s`}`,
  sent: 'Wysłaliśmy nowy kod. Poprzedni już nie działa.',
  resendFailed: 'Nie udało się wysłać kodu',
  wrong: (left: number) =>
    `Nieprawidłowy kod. Wpisz 6 cyfr z wiadomości. ${pluralOf(left, LEFT)} ${countText(left, TRY)}`,
  lastWrong: 'Nieprawidłowy kod, a nie masz już prób. Wyślij nowy kod',
  spent: 'Kod już nie działa. Wyślij nowy kod',
};

const en = {
  resend: 'Send a new code',
  wait: (seconds: number) =>
    `You can ask for a new code in ${seconds > SECONDS_MAX ? countText(inMinutes(seconds), COUNTED_TIMES.minute, 'en') : `${seconds} s`}`,
  sent: 'We have sent a new code. The previous one no longer works.',
  resendFailed: 'The code could not be sent',
  wrong: (left: number) =>
    `Wrong code. Enter the 6 digits from the message. ${countText(left, TRY, 'en')} left`,
  lastWrong: 'Wrong code, and no tries are left. Send a new code',
  spent: 'The code no longer works. Send a new code',
} satisfies typeof pl;

export const codeMessages: Messages<typeof pl> = { pl, en };
