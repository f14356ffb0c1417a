import type { Messages } from '#shared/i18n/messages';

/** Texts of the deletion of a draft. */
const pl = {
  action: 'Usuń szkic',
  title: (number: string) => `Czy usunąć ${number}?`,
  text: 'Wpisane odpowiedzi i załączniki usuniemy od razu. Nie da się ich przywrócić.',
  made: {
    to_sign: 'Usuniemy też formularz przygotowany do podpisu.',
    signed: 'Usuniemy też podpisany formularz.',
  },
  again: 'Dopóki trwa nabór, możesz rozpocząć nowe zgłoszenie.',
  failed: 'Nie udało się usunąć szkicu',
  done: (number: string) => `Usunięto: ${number}`,
};

const en = {
  action: 'Delete the draft',
  title: (number: string) => `Delete ${number}?`,
  text: 'The answers and attachments are erased at once. They cannot be brought back.',
  made: {
    to_sign: 'The form that was made to be signed is erased too.',
    signed: 'The signed form is erased too.',
  },
  again: 'While the call is open, you can begin a new application.',
  failed: 'The draft could not be deleted',
  done: (number: string) => `Deleted: ${number}`,
} satisfies typeof pl;

export const deleteMessages: Messages<typeof pl> = { pl, en };
