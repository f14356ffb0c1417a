import type { Messages } from '#shared/i18n/messages';

const pl = {
  title: 'Aneks do umowy',
  loading: 'Wczytujemy Twój aneks',
  failed: 'Nie udało się wczytać Twojego aneksu',
  missing: {
    title: 'Nie znaleźliśmy tego aneksu',
    text: 'Sprawdź adres. Aneks widzisz, gdy urząd wyśle go do podpisu.',
  },
  contracts: 'Twoje umowy',
  of: 'Do umowy',
  facts: 'Najważniejsze w aneksie',
  what: 'Czego dotyczy',
  validFrom: 'Obowiązuje od',
  reason: 'Powód zmiany',
  amount: 'Kwota umowy',
  conclude: 'Zawarty dnia',
  changes: 'Co się zmienia',
  document: 'Dokument aneksu',
  signText: (left: string) => `Zobacz, co się zmienia, i podpisz aneks (${left}).`,
  waitsOffice: 'Podpis złożony. Teraz aneks podpisuje urząd.',
  onPaper: (day: string) =>
    `Aneks podpisany na papierze (${day}) urząd właśnie wpisuje. Napiszemy, gdy zacznie obowiązywać.`,
  inPreparation: 'Urząd przygotowuje nową wersję tego aneksu',
  inPreparationText: (reason: string) => `Powód: ${reason}. Napiszemy, kiedy będzie gotowa do podpisu.`,
  active: 'Ten aneks obowiązuje. Nowe kwoty i miesiące zobaczysz w panelu uczestnika.',
  toPanel: 'Przejdź do panelu',
  refused: 'Odmowa podpisu przyjęta. Umowa obowiązuje bez zmian.',
  cancelled: 'Urząd wycofał ten aneks. Umowa obowiązuje bez zmian.',
  expired: 'Minął termin podpisu. Umowa obowiązuje bez zmian.',
};

const en = {
  title: 'Annex to the contract',
  loading: 'Loading your annex',
  failed: 'Your annex could not be loaded',
  missing: {
    title: 'We did not find this annex',
    text: 'Check the address. You see an annex when the office sends it to be signed.',
  },
  contracts: 'Your contracts',
  of: 'Of contract',
  facts: 'The main points of the annex',
  what: 'What it is about',
  validFrom: 'In force from',
  reason: 'Reason of the change',
  amount: 'Amount of the contract',
  conclude: 'Made on',
  changes: 'What changes',
  document: 'Document of the annex',
  signText: (left: string) => `See what changes, and sign the annex (${left}).`,
  waitsOffice: 'You have signed. The office signs the annex now.',
  onPaper: (day: string) =>
    `The office is entering the annex that was signed on paper (${day}). We will write when it is in force.`,
  inPreparation: 'The office is preparing a new version of this annex',
  inPreparationText: (reason: string) => `Reason: ${reason}. We will write when it is ready to be signed.`,
  active: 'This annex is in force. You will see the new amounts and months in the participant panel.',
  toPanel: 'Go to the panel',
  refused: 'We have your refusal. The contract stays as it is.',
  cancelled: 'The office withdrew this annex. The contract stays as it is.',
  expired: 'The term for the signature has passed. The contract stays as it is.',
} satisfies typeof pl;

export const myAnnexMessages: Messages<typeof pl> = { pl, en };
