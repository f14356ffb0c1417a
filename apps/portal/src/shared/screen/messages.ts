import type { Messages } from '../i18n/messages';

const pl = {
  partMissing:
    'Nie udało się tego otworzyć. Sprawdź internet i spróbuj ponownie albo zapisz zmiany i odśwież stronę.',
};

const en = {
  partMissing:
    'This could not be opened. Check your internet and try again, or save your changes and reload the page.',
} satisfies typeof pl;

export const screenMessages: Messages<typeof pl> = { pl, en };
