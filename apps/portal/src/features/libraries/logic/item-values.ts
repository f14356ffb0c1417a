import { CommuneFacts, LIBRARY_COLOURS, type LibraryItem, type LibraryView } from '@urzad/contract';
import { type FieldErrorCode, isBlank, isIsoDate, parseNumber } from '@urzad/domain';
import { LIBRARY_RATE_MAX, libraryRules } from '@urzad/grants';
import type { ItemBody } from '../api';

/** The form of an item; empty texts are nothing. */
export interface ItemValues {
  code: string;
  name: string;
  name_en: string;
  number: string;
  color: string;
  valid_from: string;
  valid_to: string;
  /** In percent. */
  rate: string;
  /** Of a commune alone. */
  degurba: string;
  in_zone: string;
  has_nursery: string;
}

export type ItemError = FieldErrorCode | 'code' | 'taken';

export function itemValuesOf(item: LibraryItem | undefined): ItemValues {
  const { rate, degurba = '', in_zone = '', has_nursery = '' } = item?.extra ?? {};
  return {
    code: item?.code ?? '',
    name: item?.name ?? '',
    name_en: item?.name_en ?? '',
    number: item ? String(item.number) : '',
    color: item?.color ?? '',
    valid_from: item?.valid_from ?? '',
    valid_to: item?.valid_to ?? '',
    rate: typeof rate === 'number' ? String(rate / 100) : '',
    ...{ degurba: String(degurba), in_zone: String(in_zone), has_nursery: String(has_nursery) },
  };
}

/** What is wrong with the answers, by the names of the fields. The code of an item that exists stays as it is. */
export function itemErrors(
  { code: library, facts }: Pick<LibraryView, 'code' | 'facts'>,
  values: ItemValues,
  isNew: boolean,
): Partial<Record<keyof ItemValues, ItemError>> {
  const hasRate = facts.includes('rate');
  const { code, name, name_en, number, valid_from, valid_to } = values;
  const place = parseNumber(number);
  return {
    ...(isNew && codeError(library, code)),
    ...(hasRate && rateOf(values) === null && { rate: 'not-valid-decimal' as const }),
    ...(!hasRate && isBlank(name) && { name: 'is-empty' as const }),
    ...(!hasRate && isBlank(name_en) && { name_en: 'is-empty' as const }),
    ...(number !== '' &&
      !(place && Number.isInteger(place) && place > 0) && { number: 'not-valid-number' as const }),
    ...dayErrors(valid_from, valid_to),
  };
}

export function itemBodyOf(values: ItemValues): ItemBody {
  const { code, name, name_en, number, color, valid_from, valid_to } = values;
  return {
    ...{ code: code.trim(), name, name_en, number: parseNumber(number) ?? null },
    color: LIBRARY_COLOURS.find((known) => known === color) ?? null,
    valid_from: isIsoDate(valid_from) ? valid_from : null,
    valid_to: isIsoDate(valid_to) ? valid_to : null,
    rate: rateOf(values),
    ...communeOf(values),
  };
}

function codeError(library: string, code: string): { code?: ItemError } {
  if (isBlank(code)) return { code: 'is-empty' };
  return libraryRules(library).isCode(code.trim()) || library === '' ? {} : { code: 'code' };
}

function dayErrors(from: string, to: string): Partial<Record<'valid_from' | 'valid_to', ItemError>> {
  const isWrong = (day: string) => day !== '' && !isIsoDate(day);
  if (isWrong(from) || isWrong(to)) {
    return {
      ...(isWrong(from) && { valid_from: 'not-valid-date' as const }),
      ...(isWrong(to) && { valid_to: 'not-valid-date' as const }),
    };
  }
  return from !== '' && to !== '' && to < from ? { valid_to: 'not-valid-range' } : {};
}

/** What is said of a commune; nothing of another item. */
function communeOf({ degurba, in_zone, has_nursery }: ItemValues): Pick<ItemBody, 'commune'> {
  const { data } = CommuneFacts.safeParse({ degurba: Number(degurba), in_zone, has_nursery });
  return data ? { commune: data } : {};
}

/** In basis points; `null` for a text that is no rate. */
function rateOf({ rate }: ItemValues): number | null {
  const percent = parseNumber(rate);
  const points = percent === undefined ? undefined : Math.round(percent * 100);
  return points !== undefined && points >= 0 && points <= LIBRARY_RATE_MAX ? points : null;
}
