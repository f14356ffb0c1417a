import type { Messages } from '#shared/i18n/messages';

/** What the lists of contracts and of annexes say alike. */
const pl = {
  search: 'Szukaj: numer, nazwisko',
  noAccessHint: 'Jeśli umowy są częścią Twojej pracy, poproś administratora o właściwą rolę.',
  nothingFoundHint: 'Sprawdź pisownię albo wpisz samo nazwisko lub początek numeru.',
  tabs: {
    prepare: 'Do przygotowania',
    initial: 'Do parafy',
    member: 'U uczestnika',
    office: 'Do podpisu urzędu',
  },
  person: 'Uczestnik',
  term: 'Podpis do',
  by: (name: string) => `przygotowuje ${name}`,
};

const en = {
  search: 'Search: number, surname',
  noAccessHint: 'If contracts are part of your work, ask the administrator for the right role.',
  nothingFoundHint: 'Check the spelling, or enter just the surname or the beginning of the number.',
  tabs: {
    prepare: 'To be prepared',
    initial: 'To be initialled',
    member: 'With the participant',
    office: 'To be signed by us',
  },
  person: 'Participant',
  term: 'Sign by',
  by: (name: string) => `prepared by ${name}`,
} satisfies typeof pl;

export const signingListMessages: Messages<typeof pl> = { pl, en };
