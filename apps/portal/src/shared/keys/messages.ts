import type { Messages } from '../i18n/messages';

/** The keys of one character (Order §12), for the help and the accessibility statement. */
const pl = {
  title: 'Skróty klawiaturowe',
  does: {
    search: 'pole wyszukiwania: nazwisko, numer; kto widzi zgłoszenia, także cztery ostatnie cyfry PESEL',
    help: 'lista skrótów',
    agree: 'odpowiedź jest zgodna albo koszt uznany w całości, przejdź do następnej pozycji',
    remark: 'uwaga do odpowiedzi',
    part: 'koszt uznany w części',
    refuse: 'koszt nieuznany',
    next: 'następna pozycja',
    previous: 'poprzednia pozycja',
    file: 'poprzedni i następny dokument rozliczenia',
  },
  where:
    'Litery i nawiasy działają tylko na liście odpowiedzi lub kosztów, którą sprawdzasz. Żaden z tych klawiszy nie działa w polu, w którym piszesz.',
  off: 'Klawisze / i ? wyłączysz w menu „Dostępność”.',
  setting: 'Klawisze / i ?',
  settingHint: 'Klawisz / prowadzi do wyszukiwania, ? pokazuje listę skrótów.',
};

const en = {
  title: 'Keyboard shortcuts',
  does: {
    search:
      'the search: surname, number; for those who see applications also the last four digits of a PESEL',
    help: 'the list of shortcuts',
    agree: 'the answer is correct or the cost accepted in full, go to the next line',
    remark: 'a remark on the answer',
    part: 'the cost is accepted in part',
    refuse: 'the cost is not accepted',
    next: 'the next line',
    previous: 'the line before',
    file: 'the document of the claim before, and the next one',
  },
  where:
    'Letters and brackets work only in the list of answers or costs that you check. None of these keys works in a field in which you type.',
  off: 'You can switch off the keys / and ? in the menu “Accessibility”.',
  setting: 'Keys / and ?',
  settingHint: 'The key / leads to the search, ? shows the list of shortcuts.',
} satisfies typeof pl;

export const keyMessages: Messages<typeof pl> = { pl, en };
