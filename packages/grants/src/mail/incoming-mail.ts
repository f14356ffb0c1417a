import type { Locale } from '@urzad/domain';

/** The largest letter that is read, in bytes as it travels: 25 MB of files and their encoding. */
export const INCOMING_BYTES_MAX = 40_000_000;
/** More parts in each other, or longer heads, are made by attackers. */
export const INCOMING_DEPTH_MAX = 30;
export const INCOMING_HEAD_MAX = 500_000;
export const INCOMING_PARTS_MAX = 1000;
/** Files of one letter that are kept. */
export const INCOMING_FILES_MAX = 30;
/** Characters of its text. */
export const INCOMING_TEXT_MAX = 200_000;

type Said = Readonly<Record<Locale, string>>;

/** Why a letter from outside is not taken. It stays in the mailbox, where it can be read otherwise. */
export const MAIL_REFUSALS = {
  'too-big': {
    pl: 'List jest za duży: portal przyjmuje listy do 40 MB razem z załącznikami.',
    en: 'The letter is too large: letters of up to 40 MB with their attachments are taken.',
  },
  'too-deep': {
    pl: 'List ma zbyt wiele części jedna w drugiej. Tak wyglądają listy, które mają zablokować serwer.',
    en: 'The letter has too many parts inside each other. Letters that are meant to block a server look like this.',
  },
  'long-head': {
    pl: 'Nagłówek listu jest zbyt długi. Tak wyglądają listy, które mają zablokować serwer.',
    en: 'The head of the letter is too long. Letters that are meant to block a server look like this.',
  },
  'not-given': {
    pl: 'Serwer poczty nie wydaje tego listu, choć portal prosił o niego wiele razy.',
    en: 'The mail server does not give out this letter, although it was asked for it many times.',
  },
  unreadable: {
    pl: 'Listu nie da się odczytać: jest uszkodzony.',
    en: 'The letter cannot be read: it is damaged.',
  },
} as const satisfies Record<string, Said>;
export type MailRefusal = keyof typeof MAIL_REFUSALS;
export const MAIL_REFUSAL_CODES = Object.keys(MAIL_REFUSALS) as [MailRefusal, ...MailRefusal[]];

/** Why an attachment of a letter from outside is not taken. */
export const PART_REFUSALS = {
  extension: {
    pl: 'portal nie przyjmuje plików tego rodzaju',
    en: 'files of this kind are not taken',
  },
  content: { pl: 'zawartość nie jest tym, co mówi nazwa', en: 'the content is not what the name says' },
  password: { pl: 'plik jest chroniony hasłem', en: 'the file is protected by a password' },
  empty: { pl: 'plik jest pusty', en: 'the file is empty' },
  infected: { pl: 'plik zawiera wirusa', en: 'the file holds a virus' },
  'too-big': { pl: 'plik jest za duży', en: 'the file is too large' },
  'too-many': {
    pl: 'list ma więcej plików, niż portal przyjmuje',
    en: 'the letter has more files than are taken',
  },
  winmail: {
    pl: 'plik programu Outlook, który inne programy nie otwierają; poproś o wysłanie listu w formacie HTML albo tekstowym',
    en: 'a file of Outlook that other programs do not open; ask for the letter as HTML or text',
  },
  signature: {
    pl: 'podpis elektroniczny listu, którego portal nie sprawdza',
    en: 'an electronic signature of the letter, which the portal does not check',
  },
  invitation: {
    pl: 'zaproszenie do kalendarza; termin podany jest w treści listu, jeśli nadawca go tam wpisał',
    en: 'an invitation for a calendar; its time stands in the text of the letter if the sender wrote it there',
  },
} as const satisfies Record<string, Said>;
export type PartRefusal = keyof typeof PART_REFUSALS;
export const PART_REFUSAL_CODES = Object.keys(PART_REFUSALS) as [PartRefusal, ...PartRefusal[]];

/** A part of a letter that is not kept. */
export interface RefusedPart {
  name: string;
  reason: PartRefusal;
}
