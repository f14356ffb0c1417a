import { isAsSpecified } from '@urzad/domain';
import { expect, it } from 'vitest';
import { GRANT_ERROR_CODES, grantErrorText, isGrantErrorCode } from './grant-errors';

it.each([
  ['not-eligible-e1', 'Dziecko musi pozostawać pod Twoją opieką prawną lub faktyczną'],
  ['not-eligible-e2', 'Projekt jest dla mieszkańców województwa'],
  ['not-eligible-e3', 'Status na rynku pracy nie uprawnia do udziału'],
  ['not-eligible-e4', 'Wiek dziecka nie mieści się w przedziale naboru'],
  ['not-eligible-e6', 'Termin powrotu do pracy jest zbyt odległy'],
  ['not-eligible-e7', 'Ta forma opieki nie jest objęta naborem'],
  ['not-eligible-e8', 'Placówka nie figuruje w rejestrze'],
  ['not-eligible-e9', 'Nianią nie może być rodzic dziecka'],
  ['not-eligible-e10', 'Koszt nie może być finansowany z innych środków publicznych'],
  ['not-eligible-e11', 'Dziecko jest już objęte wsparciem'],
  ['not-eligible-e12', 'Zgłoszenie dla tego dziecka już złożono'],
  ['not-eligible-e13', 'Dokument jest nieaktualny'],
] as const)('says %s in the words of the specification', (code, text) => {
  expect(grantErrorText(code, 'pl')).toBe(text);
  expect(isAsSpecified(text)).toBe(true);
});

it('has the texts of the kit too, with the limit and the value', () => {
  expect(grantErrorText('is-too-big', 'pl', { n: 60, value: 'a' })).toBe('Za długi 60');
  expect(grantErrorText('not-valid-nip', 'pl', { value: '526' })).toBe('Za krótki NIP');
});

it('has different words for every code of its own in both languages', () => {
  const texts = GRANT_ERROR_CODES.flatMap((code) => [grantErrorText(code, 'pl'), grantErrorText(code, 'en')]);

  expect(new Set(texts).size).toBe(GRANT_ERROR_CODES.length * 2);
});

it('tells a code, of its own or of the kit, from another word', () => {
  expect(['is-repeated', 'is-empty', 'not-eligible-e5', 'toString'].map(isGrantErrorCode)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
