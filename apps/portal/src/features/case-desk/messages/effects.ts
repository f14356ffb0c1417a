import type { Messages } from '#shared/i18n/messages';

/** Texts of what the acceptance of a case changes. */
const pl = {
  title: 'Co zmieni przyjęcie',
  account:
    'Uczestnik i umowa dostaną nowy rachunek. Najbliższa lista wypłat oznaczy go i pokaże oświadczenie; listy już zatwierdzone się nie zmienią. Uczestnik dostanie wiadomość na swój adres e-mail.',
  name: 'Konto, uczestnik i umowa dostaną nowe imię i nazwisko. Sprawdź je z dokumentem dołączonym do sprawy. Uczestnik dostanie wiadomość na swój adres e-mail.',
  suspension:
    'Te miesiące będą zawieszone w całości, a pieniądze na nie zostaną w umowie. W ich czasie dofinansowanie jest zawieszone, a gdy zawieszone są wszystkie, także uczestnik i umowa.',
  noMonths: 'Żadnego z tych miesięcy nie można już zawiesić.',
  months: 'Zawiesimy',
  kept: 'Bez zmian',
  was: 'Było',
  is: 'Będzie',
};

const en = {
  title: 'What the acceptance changes',
  account:
    'The participant and the contract get the new account. The next payment list marks it and shows the statement; lists that are approved do not change. The participant gets a message by e-mail.',
  name: 'The account, the participant and the contract get the new name. Check it against the document in the case. The participant gets a message by e-mail.',
  suspension:
    'These months are suspended as a whole, and their money stays in the contract. In their time the co-funding is suspended, and when all of it is, the participant and the contract too.',
  noMonths: 'None of these months can be suspended any more.',
  months: 'To be suspended',
  kept: 'Not changed',
  was: 'Was',
  is: 'Will be',
} satisfies typeof pl;

export const effectMessages: Messages<typeof pl> = { pl, en };
