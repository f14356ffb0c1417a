import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Zgłoś usterkę',
  lead: 'Napisz, co w portalu nie działa. Odpowiemy tutaj i damy znać e-mailem.',
  about: 'O usterce',
  bodyHint: 'Co chcesz zrobić, co widzisz na ekranie i od kiedy? Nie podawaj hasła ani kodu.',
  files: 'Zrzut ekranu albo plik',
  browser: 'O Twojej przeglądarce',
  browserText: 'Te informacje pomagają znaleźć przyczynę. Innych nie zbieramy.',
  sendBrowser: 'Wyślij je razem ze zgłoszeniem',
  submit: 'Zgłoś usterkę',
  failed: 'Nie udało się wysłać zgłoszenia',
  sent: (number: string) => `Mamy Twoje zgłoszenie ${number}`,
};

const en = {
  title: 'Report a fault',
  lead: 'Write what does not work in the portal. We will answer here and tell you by e-mail.',
  about: 'About the fault',
  bodyHint:
    'What do you want to do, what do you see on the screen and since when? Give no password and no code.',
  files: 'A picture of the screen or a file',
  browser: 'About your browser',
  browserText: 'This helps to find the cause. We collect nothing else.',
  sendBrowser: 'Send it with the ticket',
  submit: 'Send',
  failed: 'The ticket could not be sent',
  sent: (number: string) => `We have your ticket ${number}`,
} satisfies typeof pl;

export const newTicketMessages: Messages<typeof pl> = { pl, en };
