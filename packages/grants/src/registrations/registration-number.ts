import type { Locale } from '@urzad/domain';

/** `FR/1-2027/00041`: the form of the call `1/2027`, numbered from 1 in the order of sending. */
export function registrationNumber(callNumber: string, ordinal: number): string {
  return `FR/${callNumber.replace('/', '-')}/${String(ordinal).padStart(5, '0')}`;
}

const DRAFT = 'szkic-';

/** What a registration is called before it is sent. */
export function draftNumber(id: number): string {
  return `${DRAFT}${id}`;
}

/** As people read it: the name of a draft is a word, so it is said in their language. */
export function shownNumber(number: string, locale: Locale = 'pl'): string {
  return locale === 'en' && number.startsWith(DRAFT) ? `draft-${number.slice(DRAFT.length)}` : number;
}
