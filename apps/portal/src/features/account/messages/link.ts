import { LINK_LIVES_MINUTES } from '@urzad/contract';
import { COUNTED_TIMES, countText } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  ask: {
    title: 'Zaloguj się linkiem',
    lead: 'Podaj adres e-mail swojego konta. Wyślemy na niego link, który zaloguje Cię bez hasła.',
    submit: 'Wyślij mi link do logowania',
    failed: 'Nie udało się wysłać linku',
    sent: 'Sprawdź pocztę',
    sentText: (mail: string) =>
      `Jeśli na adres ${mail} jest założone konto, wysłaliśmy na niego link. Działa raz i jest ważny ${countText(LINK_LIVES_MINUTES, COUNTED_TIMES.minute)}. Nie ma wiadomości? Zajrzyj do folderu „Spam”.`,
    back: 'Zaloguj się hasłem',
  },
  autologin: {
    title: 'Logowanie linkiem',
    working: 'Logujemy Cię',
    failed: 'Nie udało się zalogować',
    spent: `Ten link już nie działa. Każdy działa raz i przez ${countText(LINK_LIVES_MINUTES, COUNTED_TIMES.minute)}. Na stronie logowania możesz poprosić o nowy.`,
    logIn: 'Przejdź do logowania',
    again: 'Spróbuj ponownie',
    somebodyIn: (name: string) => `W tej przeglądarce zalogowano już: ${name}`,
    somebodyInText: 'Możesz zostać na tym koncie albo je wylogować i wejść na konto z linku.',
    takeOver: 'Wyloguj i wejdź z linku',
    stay: 'Zostań na tym koncie',
  },
};

const en = {
  ask: {
    title: 'Sign in with a link',
    lead: 'Enter the e-mail address of your account. We will send a link that signs you in without a password.',
    submit: 'Send me a sign-in link',
    failed: 'The link could not be sent',
    sent: 'Check your mail',
    sentText: (mail: string) =>
      `If there is an account for ${mail}, we have sent a link to it. It works once and is valid for ${countText(LINK_LIVES_MINUTES, COUNTED_TIMES.minute, 'en')}. No message? Look into your spam folder.`,
    back: 'Sign in with the password',
  },
  autologin: {
    title: 'Sign-in with a link',
    working: 'Signing you in',
    failed: 'You could not be signed in',
    spent: `This link no longer works. Each works once and for ${countText(LINK_LIVES_MINUTES, COUNTED_TIMES.minute, 'en')}. You can ask for a new one on the sign-in page.`,
    logIn: 'Go to sign-in',
    again: 'Try again',
    somebodyIn: (name: string) => `Already signed in here: ${name}`,
    somebodyInText: 'You can stay in this account, or sign it out and enter that of the link.',
    takeOver: 'Sign out and use the link',
    stay: 'Stay in this account',
  },
} satisfies typeof pl;

export const linkMessages: Messages<typeof pl> = { pl, en };
