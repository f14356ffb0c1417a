import { TERM_NAMES, type TermRow } from '@urzad/contract';

/** What the feed says beside what people wrote; the screen says the same. */
export interface FeedWords {
  /** The name of the calendar. */
  calendar: (office: string) => string;
  term: (code: TermRow['code']) => string;
  times: (name: string, count: number) => string;
  call: (number: string) => string;
  until: (day: string, time: string) => string;
  absence: (name: string) => string;
  deputy: (name: string) => string;
  organiser: (name: string) => string;
  invited: (names: string) => string;
}

const times = (name: string, count: number) => `${name}: ${count}`;

export const FEED_WORDS: Record<'pl' | 'en', FeedWords> = {
  pl: {
    calendar: (office) => `Kalendarz: ${office}`,
    term: (code) => TERM_NAMES.pl[code],
    times,
    call: (number) => `Nabór ${number}`,
    until: (day, time) => `do ${day}, ${time}`,
    absence: (name) => `Nieobecność: ${name}`,
    deputy: (name) => `zastępuje: ${name}`,
    organiser: (name) => `Organizuje: ${name}`,
    invited: (names) => `Zaproszone osoby: ${names}`,
  },
  en: {
    calendar: (office) => `Calendar: ${office}`,
    term: (code) => TERM_NAMES.en[code],
    times,
    call: (number) => `Call ${number}`,
    until: (day, time) => `until ${day}, ${time}`,
    absence: (name) => `Absent: ${name}`,
    deputy: (name) => `stands in: ${name}`,
    organiser: (name) => `Organised by: ${name}`,
    invited: (names) => `People invited: ${names}`,
  },
};
