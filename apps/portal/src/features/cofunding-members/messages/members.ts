import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { MemberTab } from '#shared/entities/members/member-list';
import type { Messages } from '#shared/i18n/messages';

const COUNTED_MEMBER: Record<Locale, CountedWord> = {
  pl: { one: 'uczestnik', few: 'uczestników', many: 'uczestników' },
  en: { one: 'participant', few: 'participants', many: 'participants' },
};

const tabsPl: Record<MemberTab, string> = {
  live: 'Biorą udział',
  mine: 'Moi',
  certificates: 'Zaświadczenia',
  ending: 'Kończą',
  all: 'Wszyscy',
};

const tabsEn: Record<MemberTab, string> = {
  live: 'Taking part',
  mine: 'Mine',
  certificates: 'Certificates',
  ending: 'Ending',
  all: 'All',
};

const emptyPl: Record<MemberTab, { title: string; text: string }> = {
  live: { title: 'Nikt nie bierze teraz udziału', text: 'Uczestnik pojawi się tutaj po podpisaniu umowy.' },
  mine: { title: 'Nie prowadzisz żadnego uczestnika', text: 'Wszystkich znajdziesz na karcie obok.' },
  certificates: {
    title: 'Żadne zaświadczenie nie czeka',
    text: 'Uczestnik jest tutaj, gdy doda zaświadczenie od pracodawcy.',
  },
  ending: { title: 'Nikt nie kończy teraz udziału', text: 'Uczestnik jest tutaj od ostatniego miesiąca.' },
  all: { title: 'Nie ma jeszcze uczestników', text: 'Pierwszy pojawi się po podpisaniu umowy.' },
};

const emptyEn: Record<MemberTab, { title: string; text: string }> = {
  live: {
    title: 'Nobody takes part now',
    text: 'A participant appears here when the contract is signed.',
  },
  mine: { title: 'You are in charge of no participant', text: 'All of them are on the next tab.' },
  certificates: {
    title: 'No certificate waits',
    text: 'A participant is here after adding the certificate of an employer.',
  },
  ending: { title: 'Nobody is ending now', text: 'A participant is here from the last month on.' },
  all: { title: 'There are no participants yet', text: 'The first one appears when a contract is signed.' },
};

/** Texts of the list of participants. */
const pl = {
  title: 'Uczestnicy',
  total: (count: number) => countText(count, COUNTED_MEMBER),
  search: 'Szukaj: nazwisko, numer',
  tabsLabel: 'Widoki uczestników',
  tabs: tabsPl,
  empty: emptyPl,
  nothingFoundHint: 'Sprawdź pisownię albo wpisz numer umowy.',
  noAccess: 'Nie masz dostępu do listy uczestników',
  noAccessHint: 'O dostęp poproś administratora uprawnień.',
  loadTitle: 'Nie udało się wczytać uczestników',
  exportName: 'uczestnicy',
  person: 'Osoba',
  planned: 'Do dnia',
  joined: 'Przystąpienie',
  money: 'Wypłacono z całości',
  paidOf: (paid: string, total: string) => `${paid} z ${total}`,
};

const en = {
  title: 'Participants',
  total: (count: number) => countText(count, COUNTED_MEMBER, 'en'),
  search: 'Search: name, number',
  tabsLabel: 'Views of participants',
  tabs: tabsEn,
  empty: emptyEn,
  nothingFoundHint: 'Check the spelling, or type the number of the contract.',
  noAccess: 'You have no access to the list of participants',
  noAccessHint: 'Ask the administrator of privileges for it.',
  loadTitle: 'The participants could not be loaded',
  exportName: 'participants',
  person: 'Person',
  planned: 'Until',
  joined: 'Joined',
  money: 'Paid of the total',
  paidOf: (paid: string, total: string) => `${paid} of ${total}`,
} satisfies typeof pl;

export const membersMessages: Messages<typeof pl> = { pl, en };
