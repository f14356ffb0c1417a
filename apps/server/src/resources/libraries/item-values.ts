import type { BodyOf, libraryItems as contract } from '@urzad/contract';
import { type FieldErrors, isBlank, isIsoDate, polishSortKey } from '@urzad/domain';
import { libraryRules, rateItem } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { ItemRecord } from './repository';

type Written = Omit<BodyOf<(typeof contract)['set']>, 'row_version'>;
type Columns = Pick<
  ItemRecord,
  'name' | 'name_en' | 'name_sort' | 'color' | 'valid_from' | 'valid_to' | 'extra'
>;

interface Asked {
  /** Code of the dictionary. */
  library: string;
  /** Code of the item. */
  code: string;
  /** A code is given once: that of an item which exists may be of another form, as those of statuses are. */
  isNew: boolean;
  written: Written;
  /** What the item has now. */
  extra: ItemRecord['extra'];
}

/** The columns of an item as the office wrote it. @throws ApiError `not-valid` with the fields that are wrong */
export function columnsOf(asked: Asked): Columns {
  const errors = errorsOf(asked);
  if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);

  const { library, code, written, extra } = asked;
  const { name, name_en, color, valid_from, valid_to, rate, commune } = written;
  const { facts } = libraryRules(library);
  if (facts.includes('rate') && rate !== null && isIsoDate(code)) {
    const item = rateItem(code, rate);
    return { ...item, name_sort: polishSortKey(item.name), color, valid_to: null };
  }
  return {
    ...{ name, name_en, name_sort: polishSortKey(name), color, valid_from, valid_to },
    extra: facts.includes('commune') ? { ...extra, ...commune } : extra,
  };
}

function errorsOf({ library, code, isNew, written }: Asked): FieldErrors {
  const { isCode, facts, dated } = libraryRules(library);
  const { name, name_en, valid_from, valid_to, rate } = written;
  const codeError: FieldErrors = !isNew || isCode(code) ? {} : { code: 'not-valid-option' };
  if (facts.includes('rate')) return { ...codeError, ...(rate === null && { rate: 'is-empty' as const }) };

  return {
    ...codeError,
    ...(isBlank(name) && { name: 'is-empty' as const }),
    ...(isBlank(name_en) && { name_en: 'is-empty' as const }),
    ...(!dated && valid_from !== null && { valid_from: 'not-valid-date' as const }),
    ...(!dated && valid_to !== null && { valid_to: 'not-valid-date' as const }),
    ...(valid_from !== null &&
      valid_to !== null &&
      valid_to < valid_from && { valid_to: 'not-valid-range' as const }),
  };
}
