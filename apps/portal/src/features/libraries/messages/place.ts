import type { Messages } from '#shared/i18n/messages';

const pl = {
  add: 'Dodaj miejscowość',
  hint: 'Nazwa jak w rejestrze SIMC. Będzie w formularzach od razu.',
  back: 'Wróć',
  save: 'Dodaj',
  saved: (name: string) => `Miejscowość ${name} jest w słowniku`,
  saveFailed: 'Miejscowość nie została dodana',
  known: 'Ta gmina ma już taką miejscowość w słowniku.',
  notName: 'Wpisz nazwę z liter, na przykład Kobylanka.',
};

const en = {
  add: 'Add a place',
  hint: 'Its name as in the register SIMC. Forms have it at once.',
  back: 'Back',
  save: 'Add',
  saved: (name: string) => `${name} is in the dictionary`,
  saveFailed: 'The place was not added',
  known: 'This commune has such a place in the dictionary already.',
  notName: 'Enter a name of letters, for example Kobylanka.',
} satisfies typeof pl;

export const placeMessages: Messages<typeof pl> = { pl, en };
