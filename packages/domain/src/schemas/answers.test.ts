import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { fieldError } from '../fields/field-rules';
import type { FieldSpec } from '../fields/field-spec';
import type { FieldType } from '../fields/field-types';
import { answersOfTyped } from '../fields/typed-answers';
import { YES_NO } from '../words/option';
import { mail } from './account';
import {
  acceptedField,
  bankAccountField,
  cityField,
  colourField,
  dateField,
  dateRangeField,
  dateTimeField,
  idField,
  intField,
  lineField,
  manyField,
  monthField,
  nameField,
  nipField,
  numberField,
  objectsField,
  optionField,
  peselField,
  phoneField,
  postalCodeField,
  priceField,
  regonField,
  tagsField,
  textListField,
  timeField,
  urlField,
  weekField,
  yesNoDigitsField,
  yesNoField,
} from './fields';

const TODAY = '2027-02-10';
const OPTIONS = YES_NO;
const LONG = 'ą'.repeat(201);

/** A type of field, its schema, and values of a form: valid ones, and invalid ones of each kind. */
interface Typed {
  schema: z.ZodMiniType;
  right: readonly unknown[];
  wrong: readonly unknown[];
  spec?: Partial<FieldSpec>;
}

const TYPES: Readonly<Record<FieldType, Typed>> = {
  text: { schema: lineField({ max: 200 }), right: ['Żółw', ' x '], wrong: ['', '  ', LONG] },
  longText: { schema: lineField({ max: 5 }), right: ['12345'], wrong: ['', '123456'], spec: { max: 5 } },
  name: { schema: nameField, right: ['Żółcisława-Anna'], wrong: ['', 'A4', '@'] },
  pesel: { schema: peselField(TODAY), right: ['44051401359'], wrong: ['', '44051401358', '٤٤٠٥١٤٠١٣٥٩'] },
  nip: { schema: nipField, right: ['5250001233'], wrong: ['', '525', '525-000-12-34', 'x', '٥٢٥٠٠٠١٢٣٣'] },
  regon: { schema: regonField, right: ['123456785'], wrong: ['', '123456786', '１２３４５６７８５'] },
  mail: {
    schema: mail,
    right: ['a@b.pl'],
    wrong: ['', 'a@b', 'a b@c.pl', `${'a'.repeat(254)}@b.pl`],
    spec: { max: 254 },
  },
  phone: {
    schema: phoneField,
    right: ['600 123 456'],
    wrong: ['', '600', '+4915123456789', '٦٠٠ ١٢٣ ٤٥٦'],
    spec: { max: 11 },
  },
  url: { schema: urlField, right: ['https://a.pl'], wrong: ['', 'a', 'javascript:alert(1)'] },
  zipCode: { schema: postalCodeField, right: ['73-108'], wrong: ['', '73108', '７３-１０８'] },
  city: { schema: cityField, right: ['Stargard'], wrong: ['', 'Nigdzie'] },
  bankAccount: {
    schema: bankAccountField,
    right: ['74 9990 0009 0000 0000 0000 0001'],
    wrong: ['', '75 9990 0009 0000 0000 0000 0001'],
  },
  date: { schema: dateField, right: ['2024-02-29'], wrong: ['', '2023-02-29', '4.1.27', '٢٠٢٧-٠١-٠٤'] },
  memorableDate: { schema: dateField, right: ['1985-03-27'], wrong: ['', '31.2.1985', '..'] },
  dateRange: {
    schema: dateRangeField,
    right: [{ from: '2027-01-04', to: '2027-01-04' }],
    wrong: [
      { from: '', to: '' },
      { from: '2027-01-04', to: '' },
      { from: '', to: '2027-01-04' },
      { from: 'x', to: '2027-01-04' },
      { from: '2027-01-04', to: 'x' },
      { from: '2027-01-05', to: '2027-01-04' },
    ],
  },
  datetime: { schema: dateTimeField, right: ['2027-01-04 08:30:00'], wrong: ['', '2027-01-04', '8:30'] },
  time: { schema: timeField, right: ['08:30'], wrong: ['', '24:00', '8.30'] },
  week: { schema: weekField, right: ['2027-W05'], wrong: ['', '2027-W53', '5/2027'] },
  month: { schema: monthField, right: ['2027-05'], wrong: ['', '2027-13', '05.2027'] },
  decimal: {
    schema: numberField({ min: -1, max: 50 }),
    right: ['-1', '49.99'],
    wrong: ['', 'x', '-1.01', '50.01', '٥'],
    spec: { min: -1, max: 50 },
  },
  int: {
    schema: intField({ min: 1, max: 12 }),
    right: ['1', '12'],
    wrong: ['', '0', '13', '1.5', 'x', '٥'],
    spec: { min: 1, max: 12 },
  },
  range: {
    schema: intField({ min: -5, max: 5 }),
    right: ['-5', '0', '5'],
    wrong: ['', '-6', '6', 'x'],
    spec: { min: -5, max: 5 },
  },
  price: {
    schema: priceField({ min: 10, max: 20 }),
    right: ['10.00', '20.00'],
    wrong: ['', '9.99', '20.01', '-1', 'zł', '1.234', '١٠'],
    spec: { min: 1000, max: 2000 },
  },
  option: { schema: optionField(OPTIONS), right: ['yes'], wrong: ['', 'maybe'], spec: { options: OPTIONS } },
  radioSwitch: {
    schema: optionField(OPTIONS),
    right: ['no'],
    wrong: ['', 'YES'],
    spec: { options: OPTIONS },
  },
  many: {
    schema: manyField(OPTIONS),
    right: [['yes'], ['yes', 'no']],
    wrong: [[], ['yes', 'maybe']],
    spec: { options: OPTIONS },
  },
  yesNo: { schema: yesNoField, right: ['yes', 'no'], wrong: ['', '1'] },
  yesNoDigits: { schema: yesNoDigitsField, right: ['1', '0'], wrong: ['', 'yes', '2'] },
  toggle: { schema: yesNoField, right: ['yes', 'no'], wrong: ['', 'on'] },
  declaration: { schema: acceptedField, right: ['yes'], wrong: ['', 'no'] },
  tags: {
    schema: tagsField({ limit: 2 }),
    right: [['dzieci', 'praca']],
    wrong: [[], ['a', 'a'], ['a', ' '], ['a', 'b', 'c']],
    spec: { max: 2 },
  },
  textList: {
    schema: textListField({ max: 5 }),
    right: [['Umowa', 'Aneks']],
    wrong: [[], ['Umowa', ' '], ['Umowa', '123456']],
    spec: { max: 5 },
  },
  colour: { schema: colourField, right: ['purple', '#1d4ed8'], wrong: ['', 'red', '#fff'] },
  autocomplete: { schema: idField, right: ['17'], wrong: ['', 'Bajka', '0', '１７'] },
  objects: { schema: objectsField, right: [['17', '4']], wrong: [[], ['17', 'Bajka']] },
};

/** Answers of fields whose description has nothing but their type. */
const BARE: Readonly<Partial<Record<FieldType, Typed>>> = {
  name: { schema: nameField, right: ['ą'.repeat(60)], wrong: ['ą'.repeat(61), LONG] },
  mail: { schema: mail, right: [`${'a'.repeat(240)}@b.pl`], wrong: [`${'a'.repeat(254)}@b.pl`] },
  url: {
    schema: urlField,
    right: [`https://a.pl/${'a'.repeat(2000)}`],
    wrong: [`https://a.pl/${'a'.repeat(2048)}`],
  },
  text: { schema: lineField(), right: [`${'ą'.repeat(200)}   `], wrong: [LONG] },
  int: {
    schema: intField(),
    right: ['0', '+3', '1 200', '2147483647'],
    wrong: ['-1', '−3', '2147483648'],
  },
  range: { schema: intField(), right: ['0'], wrong: ['-1', '2147483648'] },
  price: {
    schema: priceField(),
    right: ['0.00', '21474836.47'],
    wrong: ['21474836.48', '30000000.00'],
  },
  textList: {
    schema: textListField(),
    right: [[`${'ą'.repeat(200)}   `]],
    wrong: [[LONG]],
  },
};

describe.each([...Object.entries(TYPES), ...Object.entries(BARE)])(
  'a field of type %s',
  (name, { schema, right, wrong, spec }) => {
    const asked: FieldSpec = {
      step: 1,
      pl: 'Pole',
      en: 'Field',
      required: true,
      ...spec,
      type: name as FieldType,
    };
    /** By the rule of an answer, as the server checks. */
    const byRule = (typed: unknown) =>
      fieldError(asked, {
        name,
        answers: answersOfTyped({ [name]: asked }, { [name]: typed }),
        today: TODAY,
      });
    /** By the schema of a form; the first failure is the error. */
    const bySchema = (typed: unknown) => schema.safeParse(typed).error?.issues[0]?.message;

    it('takes what is right', () => {
      for (const typed of right)
        expect([typed, byRule(typed), bySchema(typed)]).toEqual([typed, undefined, undefined]);
    });

    it('refuses what is wrong by one code, whoever asks', () => {
      for (const typed of wrong) {
        expect(byRule(typed)).toBeDefined();
        expect([typed, byRule(typed)]).toEqual([typed, bySchema(typed)]);
      }
    });
  },
);
