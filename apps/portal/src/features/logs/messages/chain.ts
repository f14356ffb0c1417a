import type { LogCheck, LogVerdictView } from '@urzad/contract';
import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';

type Reason = LogVerdictView['first_broken'][number]['reason'];

/** How a check ends that has not looked at every entry. */
type Unfinished = Exclude<LogCheck['status'], 'running' | 'done'>;

const COUNTED_ENTRY: Record<Locale, CountedWord> = {
  pl: { one: 'wpis', few: 'wpisy', many: 'wpisów' },
  en: { one: 'entry', few: 'entries', many: 'entries' },
};
const COUNTED_PLACE: Record<Locale, CountedWord> = {
  pl: { one: 'miejsce', few: 'miejsca', many: 'miejsc' },
  en: { one: 'place', few: 'places', many: 'places' },
};

const pl = {
  section: 'Ciągłość logów',
  check: 'Sprawdź ciągłość',
  stop: 'Przerwij',
  running: 'Sprawdzamy ciągłość',
  progress: (rows: number) => `sprawdzono ${countText(rows, COUNTED_ENTRY)}`,
  never: 'Ciągłości jeszcze nie sprawdzano',
  neverText:
    'Każdy wpis zawiera skrót poprzedniego. Sprawdzenie pokaże, czy nikt nic nie zmienił ani nie usunął.',
  intact: (rows: number) => `Łańcuch jest cały: ${countText(rows, COUNTED_ENTRY)}, wszystko się zgadza`,
  broken: (id: number) => `Łańcuch jest przerwany przy wpisie ${id}`,
  damaged: 'Plik z zakotwiczonymi skrótami jest uszkodzony',
  damagedText:
    'Wpisy się zgadzają, ale ktoś zmienił plik skrótów poza bazą danych. Porównaj skrót niżej z kopią.',
  reasons: {
    changed: 'Treść tego wpisu jest inna niż w chwili zapisu.',
    gap: 'Brakuje wpisu przed nim albo ktoś zapisał go na nowo.',
    missing: 'Tego wpisu nie ma, chociaż jego skrót zakotwiczono.',
    'not-as-anchored': 'Jego skrót jest inny niż zakotwiczony: ktoś zapisał łańcuch na nowo.',
  } satisfies Record<Reason, string>,
  more: (count: number) => `Razem nie zgadza się: ${countText(count, COUNTED_PLACE)}.`,
  openBroken: (id: number) => `Otwórz wpis ${id}`,
  checked: (moment: string, person: string | null) => `Sprawdzono ${moment}${person ? `, ${person}` : ''}.`,
  upTo: (id: number) => `Do wpisu ${id}.`,
  ended: {
    stopped: 'Ostatnie sprawdzanie przerwano, zanim się skończyło.',
    failed: 'Ostatnie sprawdzanie nie powiodło się. Uruchom je jeszcze raz.',
  } satisfies Record<Unfinished, string>,
  anchor: (id: number, moment: string) => `Ostatni zakotwiczony skrót: wpis ${id}, ${moment}`,
  anchorHint: 'Zapisany poza bazą danych. Porównaj go z kopią, którą urząd przechowuje gdzie indziej.',
  noAnchor: 'Nie ma jeszcze zakotwiczonego skrótu: zadanie cykliczne zapisuje go raz na dobę.',
  copy: 'Skopiuj zakotwiczony skrót',
  loadFailed: 'Nie udało się wczytać wyniku sprawdzenia',
  notBegun: 'Nie udało się rozpocząć sprawdzania',
  notStopped: 'Nie udało się przerwać sprawdzania',
};

const en = {
  section: 'Chain of the log',
  check: 'Check the chain',
  stop: 'Break off',
  running: 'Checking the chain',
  progress: (rows: number) => `${countText(rows, COUNTED_ENTRY, 'en')} checked`,
  never: 'The chain has not been checked yet',
  neverText:
    'Each entry holds the digest of the one before. A check shows whether anything was changed or removed.',
  intact: (rows: number) => `The chain is whole: ${countText(rows, COUNTED_ENTRY, 'en')}, all of them fit`,
  broken: (id: number) => `The chain is broken at entry ${id}`,
  damaged: 'The file of anchored digests is damaged',
  damagedText:
    'The entries fit, but somebody changed the file of digests outside the database. Compare the digest below with a copy.',
  reasons: {
    changed: 'What this entry says is not what was written.',
    gap: 'The entry before it is missing, or was written anew.',
    missing: 'This entry is not there, though its digest was anchored.',
    'not-as-anchored': 'Its digest is not the anchored one: somebody wrote the chain anew.',
  } satisfies Record<Reason, string>,
  more: (count: number) => `In all, ${countText(count, COUNTED_PLACE, 'en')} do not fit.`,
  openBroken: (id: number) => `Open entry ${id}`,
  checked: (moment: string, person: string | null) => `Checked ${moment}${person ? `, ${person}` : ''}.`,
  upTo: (id: number) => `Up to entry ${id}.`,
  ended: {
    stopped: 'The last check was broken off before its end.',
    failed: 'The last check failed. Begin it again.',
  } satisfies Record<Unfinished, string>,
  anchor: (id: number, moment: string) => `Last anchored digest: entry ${id}, ${moment}`,
  anchorHint: 'Kept outside the database. Compare it with the copy that the office keeps elsewhere.',
  noAnchor: 'There is no anchored digest yet: a cyclic task writes it once a day.',
  copy: 'Copy the anchored digest',
  loadFailed: 'The result of the check could not be loaded',
  notBegun: 'The check could not be begun',
  notStopped: 'The check could not be broken off',
} satisfies typeof pl;

export const chainMessages: Messages<typeof pl> = { pl, en };
