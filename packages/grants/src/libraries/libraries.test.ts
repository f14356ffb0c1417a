import { expect, it } from 'vitest';
import { SHIPPED_LIBRARIES as LIBRARIES } from './libraries';
import { libraryRules } from './library-rules';

const codesIn = (code: string) =>
  LIBRARIES.find((library) => library.code === code)?.items.map((item) => item.code);

it('names each dictionary once, and none is empty', () => {
  const codes = LIBRARIES.map(({ code }) => code);

  expect(new Set(codes).size).toBe(codes.length);
  expect(LIBRARIES.flatMap(({ code, items }) => (items.length === 0 ? [code] : []))).toEqual([
    'MIEJSCOWOSCI',
  ]);
});

it.each(LIBRARIES)('holds every code of $code once, in both languages', ({ items }) => {
  expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
  expect(items.filter(({ pl, en }) => pl === '' || en === '')).toEqual([]);
});

it('colours the statuses and the labels', () => {
  const of = (code: string) => LIBRARIES.find((library) => library.code === code)?.items ?? [];
  expect(of('STATUS_REGISTRATION').every(({ color }) => color !== undefined)).toBe(true);
  expect(of('BOARD_LABEL').every(({ color }) => color !== undefined)).toBe(true);
});

it('has codes of the shape that its rules ask for, where an office adds some', () => {
  const open = LIBRARIES.filter(({ code }) => libraryRules(code).kind === 'office');
  expect(open.map(({ code }) => code)).toEqual([
    ...['RETURN_REASON', 'TICKET_CATEGORY', 'ODSETKI', 'BANK', 'BOARD_LABEL'],
  ]);
  const strange = open.flatMap(({ code, items }) =>
    items.filter((item) => !libraryRules(code).isCode(item.code)),
  );
  expect(strange).toEqual([]);
});

it.each([
  ['RETURN_REASON', ['DANE', 'KWOTA', 'PODPIS', 'INNE']],
  ['END_REASON', ['PLAN', 'REZYGNACJA', 'ROZWIAZANIE', 'TERMIN', 'ZGON', 'INNE']],
  ['TICKET_CATEGORY', ['LOGOWANIE', 'FORMULARZ', 'PLIKI', 'PODPIS', 'INNE']],
  ['BANK', ['101', '113', '9990']],
  ['STATUS_ACCOUNT', ['active', 'locked', 'inactive', 'anonymised']],
])('%s has its items', (code, items) => {
  expect(codesIn(code)).toEqual(items);
});

it('has the facts of rates and communes', () => {
  const of = (code: string) => LIBRARIES.find((library) => library.code === code)?.items ?? [];
  expect(of('ODSETKI').at(-1)).toMatchObject({ valid_from: '2025-12-04', extra: { rate: 1100 } });
  const days = of('ODSETKI').map(({ valid_from = '' }) => valid_from);
  expect(days).toEqual(days.toSorted());
  expect(of('GMINY').find(({ pl }) => pl.startsWith('Kobylanka'))?.extra).toEqual({
    type: 'wiejska',
    degurba: 3,
    in_zone: 'yes',
    has_nursery: 'yes',
  });
});
