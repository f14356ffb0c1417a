import { longDateText, timeText, warsawDate } from '@urzad/domain';
import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Udostępnione konta',
  lead: 'Uczestnicy, którzy poprosili Cię o pomoc na swoim koncie. Widzą każde Twoje działanie.',
  loading: 'Wczytujemy udostępnione konta',
  failed: 'Nie udało się wczytać udostępnionych kont',
  emptyTitle: 'Nikt nie udostępnia Ci konta',
  empty: 'Uczestnik udostępnia konto w swoim menu, podając Twój adres e-mail.',
  until: (date: string) =>
    `Dostęp do ${longDateText(warsawDate(new Date(date)))}, ${timeText(new Date(date))}`,
  act: 'Działaj jako',
  actFailed: 'Nie udało się przejść na to konto',
};

const en = {
  title: 'Shared accounts',
  lead: 'Participants who asked you for help on their account. They see each of your acts.',
  loading: 'Loading the shared accounts',
  failed: 'The shared accounts could not be loaded',
  emptyTitle: 'Nobody shares an account with you',
  empty: 'A participant shares the account in their menu by naming your e-mail address.',
  until: (date: string) =>
    `Access until ${longDateText(warsawDate(new Date(date)), 'en')}, ${timeText(new Date(date))}`,
  act: 'Act as',
  actFailed: 'This account could not be entered',
} satisfies typeof pl;

export const sharedMessages: Messages<typeof pl> = { pl, en };
