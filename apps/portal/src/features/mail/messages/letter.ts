import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';

export const COUNTED_LETTER: Record<Locale, CountedWord> = {
  pl: { one: 'list', few: 'listy', many: 'listów' },
  en: { one: 'letter', few: 'letters', many: 'letters' },
};

const pl = {
  title: 'List',
  mail: 'Poczta',
  loading: 'Wczytujemy list',
  failed: 'Nie udało się wczytać listu',
  missing: {
    title: 'Nie masz takiego listu',
    text: 'List widzą tylko osoby, do których go wysłano. Sprawdź adres albo wróć do poczty.',
  },
  letters: (count: number) => countText(count, COUNTED_LETTER),
  about: 'Dotyczy:',
  unknown: 'Nieznany nadawca',
  to: 'do:',
  cc: 'kopia:',
  person: 'wnioskodawca, w sprawie',
  deliveries: {
    queued: 'e-mail czeka na wysłanie',
    sent: 'e-mail wysłany',
    failed: 'e-maila nie udało się wysłać',
  },
  actions: 'Co zrobić z listem',
  answer: 'Odpowiedz',
  answerAll: 'Odpowiedz wszystkim',
  forward: 'Przekaż dalej',
  unread: 'Oznacz jako nieprzeczytany',
  trash: 'Do kosza',
  restore: 'Przywróć z kosza',
  erase: 'Usuń na stałe',
  trashed: 'List jest w koszu. Zniknie za 30 dni.',
  restored: 'List jest znów w swoim folderze',
  erased: 'Usunięto list',
  notMoved: 'Nie udało się przenieść listu',
  back: 'Wróć',
  eraseTitle: 'Usunąć list na stałe?',
  eraseText: 'Zniknie tylko Twoja kopia. Inne osoby zachowają swoje.',
  file: {
    label: 'Dołącz do sprawy',
    title: 'Dołącz list do sprawy',
    text: 'List stanie się w sprawie notatką urzędu, a jego pliki plikami sprawy. Wnioskodawca ich nie zobaczy.',
    officecase: 'Sprawa',
    chosen: 'Wybierz sprawę',
    fileErrors: {
      'in-case': 'Jeden z plików listu jest już w innej sprawie. Dołącz list do tamtej sprawy.',
      'is-too-big': 'W tej sprawie nie zmieści się tyle plików.',
    } as Readonly<Record<string, string>>,
    done: 'Dołączono list do sprawy',
    refused: 'Nie udało się dołączyć listu do sprawy',
    filed: 'List jest w sprawie:',
  },
  reasons: {
    filed: 'Ten list jest już w sprawie.',
    'in-trash': 'List jest już w koszu.',
    'not-in-trash': 'Listu nie ma już w koszu.',
    moved: 'List nie jest już w tym folderze.',
  },
};

const en = {
  title: 'Letter',
  mail: 'Mail',
  loading: 'Loading the letter',
  failed: 'The letter could not be loaded',
  missing: {
    title: 'You have no such letter',
    text: 'Only those whom a letter was sent to see it. Check the address, or go back to the mail.',
  },
  letters: (count: number) => countText(count, COUNTED_LETTER, 'en'),
  about: 'About:',
  unknown: 'Unknown sender',
  to: 'to:',
  cc: 'copy:',
  person: 'applicant, in a case',
  deliveries: {
    queued: 'e-mail waits to be sent',
    sent: 'e-mail sent',
    failed: 'e-mail could not be sent',
  },
  actions: 'What to do with the letter',
  answer: 'Answer',
  answerAll: 'Answer all',
  forward: 'Forward',
  unread: 'Mark as unread',
  trash: 'To the trash',
  restore: 'Take out of the trash',
  erase: 'Erase for good',
  trashed: 'The letter is in the trash. It will be gone in 30 days.',
  restored: 'The letter is in its folder again',
  erased: 'Letter erased',
  notMoved: 'The letter could not be moved',
  back: 'Back',
  eraseTitle: 'Erase the letter for good?',
  eraseText: 'Only your copy will be gone. Others keep theirs.',
  file: {
    label: 'File in a case',
    title: 'File the letter in a case',
    text: 'The letter becomes a note of the office in the case, and its files become files of the case. The applicant does not see them.',
    officecase: 'Case',
    chosen: 'Choose a case',
    fileErrors: {
      'in-case': 'One of the files of the letter is in another case already. File the letter there.',
      'is-too-big': 'The case has no room for so many files.',
    },
    done: 'Letter filed in the case',
    refused: 'The letter could not be filed in the case',
    filed: 'The letter is in the case:',
  },
  reasons: {
    filed: 'This letter is in a case already.',
    'in-trash': 'The letter is in the trash already.',
    'not-in-trash': 'The letter is not in the trash any more.',
    moved: 'The letter is not in this folder any more.',
  },
} satisfies typeof pl;

export const letterWords: Messages<typeof pl> = { pl, en };
