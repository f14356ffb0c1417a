import type { Messages } from '../i18n/messages';

/** The keys of one character (Order §12), for the help and the accessibility statement. */
const pl = {
  title: 'Skróty klawiaturowe',
  keys: [
    { key: '/', does: 'pole wyszukiwania zgłoszeń' },
    { key: '?', does: 'lista skrótów' },
    { key: 'T', does: 'odpowiedź jest zgodna, przejdź do następnej' },
    { key: 'U', does: 'uwaga do odpowiedzi' },
    { key: 'J', does: 'następna odpowiedź' },
    { key: 'K', does: 'poprzednia odpowiedź' },
  ],
  where:
    'T, U, J i K działają tylko na liście odpowiedzi, którą sprawdzasz. Żaden z tych klawiszy nie działa w polu, w którym piszesz.',
  off: 'Klawisze / i ? wyłączysz w menu „Dostępność”.',
  setting: 'Klawisze / i ?',
  settingHint: 'Klawisz / prowadzi do wyszukiwania, ? pokazuje listę skrótów.',
};

const en = {
  title: 'Keyboard shortcuts',
  keys: [
    { key: '/', does: 'the field that searches for applications' },
    { key: '?', does: 'the list of shortcuts' },
    { key: 'T', does: 'the answer is correct, go to the next one' },
    { key: 'U', does: 'a remark on the answer' },
    { key: 'J', does: 'the next answer' },
    { key: 'K', does: 'the answer before' },
  ],
  where:
    'T, U, J and K work only in the list of answers that you check. None of these keys works in a field in which you type.',
  off: 'You can switch off the keys / and ? in the menu “Accessibility”.',
  setting: 'Keys / and ?',
  settingHint: 'The key / leads to the search, ? shows the list of shortcuts.',
} satisfies typeof pl;

export const keyMessages: Messages<typeof pl> = { pl, en };
