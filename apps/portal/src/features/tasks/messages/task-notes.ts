import type { TaskNote } from '@urzad/contract';
import { type CountedWord, countText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { Messages } from '#shared/i18n/messages';

type Sentences = Readonly<Record<TaskNote['code'], (values: TaskNote['values']) => string>>;

const HOUR: Record<Locale, CountedWord> = {
  pl: { one: 'godzina', few: 'godziny', many: 'godzin' },
  en: { one: 'hour', few: 'hours', many: 'hours' },
};
const ENTRY: Record<Locale, CountedWord> = {
  pl: { one: 'wpis', few: 'wpisy', many: 'wpisów' },
  en: { one: 'entry', few: 'entries', many: 'entries' },
};

const hours = (value: string | number | undefined, locale: Locale) =>
  countText(Number(value ?? 0), HOUR, locale);
const entries = (value: string | number | undefined, locale: Locale) =>
  countText(Number(value ?? 0), ENTRY, locale);

const pl: Sentences = {
  'backup-none': () => 'Nie ustawiono kopii zapasowych: wskaż ich folder w BACKUP_DIR.',
  'backup-missing': () => 'W folderze kopii zapasowych nie ma żadnej kopii.',
  'backup-unreadable': ({ file }) => `Kopii ${file} nie da się odczytać. Zrób nową.`,
  'backup-old': ({ file, hours: age }) => `Najnowsza kopia ${file} jest stara. Wiek: ${hours(age, 'pl')}.`,
  'backup-fine': ({ file, hours: age, megabytes }) =>
    `Kopia ${file} daje się odczytać. Wiek: ${hours(age, 'pl')}, rozmiar: ${megabytes} MB.`,
  'archive-unchanged': () => 'Archiwum jest całe, nic nowego nie ma dwóch lat.',
  'archive-added': ({ file, rows }) => `Do archiwum doszedł plik ${file}: ${entries(rows, 'pl')}.`,
  'archive-damaged': ({ file }) =>
    `Plik archiwum jest zmieniony albo go brakuje: ${file}. Przywróć go z kopii.`,
  // An earlier run has not all of the numbers.
  'retention-done': ({ accounts, messages, notes = 0, held, records = 0, proposed = 0, archived = 0 }) =>
    [
      `Usunięto dane osób z zatwierdzonej listy: ${records}, konta: ${accounts}, pytania: ${messages}, notatki: ${notes}.`,
      `Sprawy przekazane do archiwum: ${archived}. Osoby na nowej liście do decyzji: ${proposed}.`,
      `Konta, których dane trzeba przechować: ${held}.`,
    ].join(' '),
  'reports-fresh': ({ reports }) => `Obliczone raporty: ${reports}.`,
  'reports-slow': ({ reports, slow }) =>
    `Obliczone raporty: ${reports}. Zbyt wolne także w nocy: ${slow}. Zawęź ich filtry.`,
  'trust-none': () => 'Nie wskazano zaufanych urzędów certyfikacji: ustaw TRUST_DIR.',
  'trust-ended': ({ anchors, lists, ended }) =>
    `Wczytano certyfikaty: ${anchors}, listy: ${lists}. Po terminie: ${ended}. Wymień pliki w TRUST_DIR.`,
  'trust-fine': ({ anchors, lists }) =>
    `Wczytano certyfikaty: ${anchors}, listy: ${lists}. Wszystkie są ważne.`,
};

const en: Sentences = {
  'backup-none': () => 'No backups are set: name their folder in BACKUP_DIR.',
  'backup-missing': () => 'The folder of backups holds none.',
  'backup-unreadable': ({ file }) => `The backup ${file} cannot be read. Make a new one.`,
  'backup-old': ({ file, hours: age }) => `The newest backup ${file} is old. Age: ${hours(age, 'en')}.`,
  'backup-fine': ({ file, hours: age, megabytes }) =>
    `The backup ${file} can be read. Age: ${hours(age, 'en')}, size: ${megabytes} MB.`,
  'archive-unchanged': () => 'The archive is whole, and nothing new is two years old.',
  'archive-added': ({ file, rows }) => `The file ${file} was added to the archive: ${entries(rows, 'en')}.`,
  'archive-damaged': ({ file }) =>
    `A file of the archive was changed or is missing: ${file}. Restore it from a backup.`,
  'retention-done': ({ accounts, messages, notes = 0, held, records = 0, proposed = 0, archived = 0 }) =>
    [
      `Erased: people of the approved list ${records}, accounts ${accounts}, questions ${messages}, notes ${notes}.`,
      `Cases archived: ${archived}. People on a new list to be decided: ${proposed}.`,
      `Accounts whose data has to be kept: ${held}.`,
    ].join(' '),
  'reports-fresh': ({ reports }) => `Reports computed: ${reports}.`,
  'reports-slow': ({ reports, slow }) =>
    `Reports computed: ${reports}. Too slow in the night too: ${slow}. Narrow their filters.`,
  'trust-none': () => 'No trusted authorities are named: set TRUST_DIR.',
  'trust-ended': ({ anchors, lists, ended }) =>
    `Certificates read: ${anchors}, lists: ${lists}. Out of date: ${ended}. Replace the files in TRUST_DIR.`,
  'trust-fine': ({ anchors, lists }) => `Certificates read: ${anchors}, lists: ${lists}. All are valid.`,
};

export const taskNotes: Messages<Sentences> = { pl, en };

/** What a check has found, as a sentence. */
export function noteText({ code, values }: TaskNote, locale: Locale): string {
  return taskNotes[locale][code](values);
}
