import type { Locale } from '@urzad/domain';

/** `FR/1-2027/00041`: the form of the call `1/2027`, numbered from 1 in the order of submission. */
export function registrationNumber(callNumber: string, ordinal: number): string {
  return `FR/${callNumber.replace('/', '-')}/${String(ordinal).padStart(5, '0')}`;
}

const DRAFT = 'szkic-';

/** The name of a registration before its submission. */
export function draftNumber(id: number): string {
  return `${DRAFT}${id}`;
}

/** The number as shown: that of a draft is a word, in the language of the reader. */
export function shownNumber(number: string, locale: Locale = 'pl'): string {
  return locale === 'en' && number.startsWith(DRAFT) ? `draft-${number.slice(DRAFT.length)}` : number;
}
