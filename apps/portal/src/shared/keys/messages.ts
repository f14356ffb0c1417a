import type { Messages } from '../i18n/messages';

/** The keys of one character (Order §12), for the help and the accessibility statement. */
const pl = {
  title: 'Skróty klawiaturowe',
  does: {
    search: 'pole wyszukiwania zgłoszeń',
    help: 'lista skrótów',
    agree: 'odpowiedź jest zgodna, przejdź do następnej',
    remark: 'uwaga do odpowiedzi',
    next: 'następna odpowiedź',
    previous: 'poprzednia odpowiedź',
  },
  where:
    'T, U, J i K działają tylko na liście odpowiedzi, którą sprawdzasz. Żaden z tych klawiszy nie działa w polu, w którym piszesz.',
  off: 'Klawisze / i ? wyłączysz w menu „Dostępność”.',
  setting: 'Klawisze / i ?',
  settingHint: 'Klawisz / prowadzi do wyszukiwania, ? pokazuje listę skrótów.',
};

const en = {
  title: 'Keyboard shortcuts',
  does: {
    search: 'the field that searches for applications',
    help: 'the list of shortcuts',
    agree: 'the answer is correct, go to the next one',
    remark: 'a remark on the answer',
    next: 'the next answer',
    previous: 'the answer before',
  },
  where:
    'T, U, J and K work only in the list of answers that you check. None of these keys works in a field in which you type.',
  off: 'You can switch off the keys / and ? in the menu “Accessibility”.',
  setting: 'Keys / and ?',
  settingHint: 'The key / leads to the search, ? shows the list of shortcuts.',
} satisfies typeof pl;

export const keyMessages: Messages<typeof pl> = { pl, en };
