import type { Messages } from '#shared/i18n/messages';

const pl = {
  unproven: 'List z zewnątrz: nadawcy nikt nie sprawdził.',
  sent: (date: string) => `Wysłany według nadawcy: ${date}.`,
  person: 'Ten adres ma w portalu:',
  replyTo: 'Odpowiedź trafi na inny adres niż adres nadawcy:',
  answered: (date: string) => `Odpowiedź wysłano ${date}:`,
  frame: (name: string) => `Treść listu, nadawca: ${name}`,
  plain: 'Pokaż sam tekst',
  shaped: 'Pokaż z formatowaniem',
  empty: '(list bez treści)',
  refused: 'Tych załączników portal nie przyjął. Są w skrzynce pocztowej urzędu.',
};

const en = {
  unproven: 'A letter from outside: nobody has checked who sent it.',
  sent: (date: string) => `Sent, as it says: ${date}.`,
  person: 'In the portal this address belongs to:',
  replyTo: 'An answer goes to another address than that of the sender:',
  answered: (date: string) => `An answer was sent on ${date}:`,
  frame: (name: string) => `Text of the letter, sender: ${name}`,
  plain: 'Show the text alone',
  shaped: 'Show its formatting',
  empty: '(a letter without text)',
  refused: 'These attachments were not taken. They are in the mailbox of the office.',
} satisfies typeof pl;

export const outsideWords: Messages<typeof pl> = { pl, en };
