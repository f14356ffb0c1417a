import type { Messages } from '#shared/i18n/messages';
import { claimsText } from './lists';

const reasonsPl: Readonly<Record<string, string>> = {
  claims: 'Część tych rozliczeń jest już na innej liście albo nie jest zatwierdzona. Wybierz je jeszcze raz.',
};

const reasonsEn: Readonly<Record<string, string>> = {
  claims: 'Some of these claims are on another list already, or are not approved. Choose them once more.',
};

const pl = {
  make: 'Utwórz listę',
  tooMany: (max: number) => `Na liście mieści się ${claimsText(max)}. Zaznacz mniej albo wszystkie.`,
  chosen: (count: number, sum: string) => `Rozliczenia na liście: ${count}, razem ${sum}.`,
  chosenAll: (count: number) => `Rozliczenia na liście: ${count}.`,
  chosenFirst: (max: number) => `Rozliczenia na liście: ${max}, od najpilniejszych.`,
  next: 'Potem przekażesz listę do zatwierdzenia innej osobie.',
  day: 'Dzień wypłaty',
  dayHint: 'W tym dniu bank ma wysłać przelewy.',
  wrongDay: 'Podaj dzisiejszy albo późniejszy dzień',
  back: 'Wróć do rozliczeń',
  made: (number: string) => `Lista ${number} jest gotowa do sprawdzenia.`,
  refused: 'Nie utworzyliśmy listy',
  reasons: reasonsPl,
};

const en = {
  make: 'Make a list',
  tooMany: (max: number) => `A list holds ${claimsText(max, 'en')}. Choose fewer, or all of them.`,
  chosen: (count: number, sum: string) => `The list will hold ${claimsText(count, 'en')}, ${sum} in total.`,
  chosenAll: (count: number) => `The list will hold ${claimsText(count, 'en')}.`,
  chosenFirst: (max: number) => `The list will hold ${claimsText(max, 'en')}, the most urgent ones.`,
  next: 'Afterwards you ask another person to approve it.',
  day: 'Day of payment',
  dayHint: 'The bank is to send the transfers on this day.',
  wrongDay: 'Enter today or a later day',
  back: 'Back to the claims',
  made: (number: string) => `List ${number} is ready to be checked.`,
  refused: 'The list was not made',
  reasons: reasonsEn,
} satisfies typeof pl;

export const choiceMessages: Messages<typeof pl> = { pl, en };
