import { expect, it } from 'vitest';
import {
  bankAccountField,
  dateField,
  intField,
  lineField,
  nameField,
  nipField,
  numberField,
  orEmpty,
  peselField,
  phoneField,
  postalCodeField,
  priceField,
  regonField,
  timeField,
} from '.';

const SPACED = '74 9990 0009 0000 0000 0000 0001';

/** What other programs paste, and what is stored of it. */
it.each([
  ['a name with a no-break space', nameField, 'Anna\u00a0Maria', 'Anna Maria'],
  ['a name with a zero-width space', nameField, 'Anna\u200b', 'Anna'],
  ['a name with a soft hyphen', nameField, 'Anna\u00ad', 'Anna'],
  ['a name with an en dash', nameField, 'Nowak\u2013Kowalska', 'Nowak-Kowalska'],
  ['a name with a no-break hyphen', nameField, 'Nowak\u2011Kowalska', 'Nowak-Kowalska'],
  ['a name with an accent', nameField, 'O\u00b4Connor', "O'Connor"],
  ['a name of decomposed letters', nameField, 'Zo\u0301łw', 'Zółw'],
  ['an account number with dashes', bankAccountField, '74-9990-0009-0000-0000-0000-0001', SPACED],
  ['an account number with a direction', bankAccountField, `\u200e${SPACED}`, SPACED],
  ['an account number with its name', bankAccountField, `IBAN: PL${SPACED}`, SPACED],
  ['a price with its currency', priceField(), '1 140,00 PLN', '1 140,00 PLN'],
  ['a number with a direction', numberField(), '\u200e1234.5', '1234.5'],
  ['a whole number with a zero-width space', intField(), '12\u200b', '12'],
  ['a PESEL in groups', peselField('2027-02-10'), '022\u00a0708\u201303624', '02270803624'],
  ['a NIP of the European Union', nipField, 'PL 525\u2013000-12-33', '5250001233'],
  ['a REGON with spaces', regonField, '000\u00a0000 017\u200b', '000000017'],
  ['a phone number with no-break spaces', phoneField, '000\u00a0000\u00a0011', '000 000 011'],
  ['a postal code with a dash', postalCodeField, '73\u2013108', '73-108'],
  ['a day', dateField, '\u200e2027\u201102\u201110', '2027-02-10'],
  ['a time', timeField, '08:30\u200b', '08:30'],
  ['a line of free text', lineField(), ' ul.\u00a0Długa – 5\u200b ', 'ul.\u00a0Długa – 5'],
  ['an answer that may be empty', orEmpty(nipField), '525-000-12-33', '5250001233'],
])('%s', (_what, schema, pasted, stored) => {
  expect(schema.parse(pasted)).toBe(stored);
});

it('refuses a whole number that may be a thousand times another', () => {
  for (const text of ['1.000', '1,000', '12.500']) expect(intField().safeParse(text).success).toBe(false);
});
