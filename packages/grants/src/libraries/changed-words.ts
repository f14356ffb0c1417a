import type { OfficeWord, OfficeWords } from '../dictionaries/office-words';
import { type Library, SHIPPED_LIBRARIES } from './libraries';
import { WORDED_LIBRARIES } from './read-in';

/** The dictionaries of the law that an office keeps otherwise than they are shipped. @param kept all of its items, in order */
export function changedWords(kept: OfficeWords): OfficeWords {
  return Object.fromEntries(
    SHIPPED_LIBRARIES.flatMap(({ code, items }) => {
      const own = kept[code];
      return own && WORDED_LIBRARIES.includes(code) && !isAsShipped(own, items) ? [[code, own]] : [];
    }),
  );
}

function isAsShipped(own: readonly OfficeWord[], items: Library['items']): boolean {
  return (
    own.length === items.length &&
    items.every((item, at) => {
      const word = own[at];
      return (
        word?.code === item.code &&
        word.pl === item.pl &&
        word.en === item.en &&
        word.color === (item.color ?? null) &&
        word.valid_from === (item.valid_from ?? null) &&
        word.valid_to === null &&
        word.archived === 'no'
      );
    })
  );
}
