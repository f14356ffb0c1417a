import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Zmień projekt',
  lead: 'Wybierz projekt. Będzie się też otwierać po następnym zalogowaniu.',
  present: 'ten projekt masz teraz otwarty',
  failed: 'Nie udało się zmienić projektu',
};

const en = {
  title: 'Change the project',
  lead: 'Choose a project. It will also open after your next sign-in.',
  present: 'this is the project that you have open now',
  failed: 'The project could not be changed',
} satisfies typeof pl;

export const choiceMessages: Messages<typeof pl> = { pl, en };
