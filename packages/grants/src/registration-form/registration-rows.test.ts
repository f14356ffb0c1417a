import { describe, expect, it } from 'vitest';
import { NO_OFFICE_WORDS } from '../dictionaries/office-words';
import { aChild, aRegistrationForm } from '../testing/sample-registration';
import { CHILD_FIELDS } from './registration-fields/child-fields';
import {
  ATTACHMENTS_STEP,
  CHILDREN_STEP,
  PERSON_FIELDS,
  registrationSteps,
} from './registration-fields/registration-fields';
import {
  askedFieldLabel,
  childNamesOf,
  registrationFieldLabel,
  registrationFieldLabels,
  registrationRows,
} from './registration-rows';

const PL = { locale: 'pl', today: '2027-02-10', words: NO_OFFICE_WORDS } as const;

describe('registrationRows', () => {
  it('reads the answers of a step in words', () => {
    const texts = registrationRows(3, aRegistrationForm(), PL).map(({ label, text }) => `${label}: ${text}`);

    expect(texts).toContain('Status na rynku pracy: Osoba pracująca na urlopie rodzicielskim');
    expect(texts).toContain('Od kiedy: 10.09.2026');
    expect(texts.some((text) => text.startsWith('Liczba miesięcy bez pracy'))).toBe(false);
  });

  it('leaves out what was never asked, unless it is wanted', () => {
    const form = aRegistrationForm();
    const paths = (withDerived: boolean) =>
      registrationRows(3, form, { ...PL, withDerived }).map(({ path }) => path);

    expect(paths(false)).not.toContain('leave_kind');
    expect(paths(true).filter((path) => !paths(false).includes(path))).toEqual(['leave_kind']);
  });

  it('asks for a PESEL without a double negative', () => {
    const textOf = (no_pesel: string) =>
      registrationRows(1, aRegistrationForm({ no_pesel }), PL).find(({ path }) => path === 'no_pesel');

    expect(textOf('no')).toMatchObject({ label: 'Czy masz numer PESEL?', text: 'Tak' });
    expect(textOf('yes')).toMatchObject({ text: 'Nie' });
  });

  it('reads every child, with amounts and paths', () => {
    const form = aRegistrationForm({ children: [aChild(), aChild({ care_form: 'NIANIA' })] });
    const rows = registrationRows(5, form, PL);

    expect(rows.find(({ path }) => path === 'children.0.planned_cost')?.text).toBe('1\u00a0340,00\u00a0zł');
    expect(rows.find(({ path }) => path === 'children.1.care_form')?.text).toBe('Niania');
    expect(new Set(rows.map(({ child }) => child))).toEqual(new Set([0, 1]));
    expect(rows.some(({ path }) => path === 'children.1.provider_nip')).toBe(false);
  });

  it('reads a place of care with its commune, and without it where it was answered by its name alone', () => {
    const place = { provider_city: 'Kobylanka', provider_region: '32', provider_district: '3214' };
    const known = aChild({ ...place, provider_community: '3214-kobylanka-w' });
    const form = aRegistrationForm({ children: [known, aChild({ provider_city: 'Stargard' })] });
    const told = registrationRows(5, form, PL)
      .filter(({ path }) => /provider_(city|region|district|community)/.test(path))
      .map(({ child, label, text }) => [child, label, text]);

    expect(told).toEqual([
      [0, 'Miejscowość opieki', 'Kobylanka'],
      [0, 'Powiat opieki', 'stargardzki'],
      [0, 'Gmina opieki', 'Kobylanka (gmina wiejska)'],
      [1, 'Miejscowość opieki', 'Stargard'],
    ]);
  });

  it('says so where there is no answer, and speaks English', () => {
    const en = registrationRows(1, aRegistrationForm(), { ...PL, locale: 'en' });

    expect(en.find(({ path }) => path === 'secondname')).toEqual({
      path: 'secondname',
      child: null,
      label: 'Second name',
      text: 'None',
    });
    expect(en.find(({ path }) => path === 'citizenship')?.text).toBe('Poland');
  });

  it('keeps short words of labels and choices with the word after them, and typed text as it is', () => {
    const form = aRegistrationForm({
      special_needs: 'Dojazd z wózkiem',
      children: [aChild()],
    });
    const rows = registrationSteps.flatMap(({ number }) =>
      registrationRows(number, form, { ...PL, withDerived: true }),
    );
    const labelOf = (wanted: string) => rows.find(({ path }) => path === wanted)?.label;

    expect(labelOf('children.0.provider_register_no')).toBe('Numer w\u00a0rejestrze lub wykazie');
    expect(rows.filter(({ label }) => /(^| )[aiouwz] /i.test(label))).toEqual([]);
    expect(rows.find(({ path }) => path === 'special_needs')?.text).toBe('Dojazd z wózkiem');
  });

  it('groups an account number and says whether a declaration was made', () => {
    const form = aRegistrationForm({ bank_account_number: '74999000090000000000000001', decl_rules: 'no' });
    const textOf = (name: string) => registrationRows(7, form, PL).find(({ path }) => path === name)?.text;

    expect(textOf('bank_account_number')).toBe('74 9990 0009 0000 0000 0000 0001');
    expect([textOf('decl_rules'), textOf('decl_truth')]).toEqual(['Nie', 'Tak']);
  });
});

describe('the description of the form', () => {
  it('titles the last step with its no-break space', () => {
    expect(registrationSteps.at(-1)).toMatchObject({
      pl: 'Oświadczenia i\u00a0załączniki',
      en: 'Declarations and attachments',
    });
  });

  it('asks for the children at the first step about each child, and for documents at the last', () => {
    expect(registrationSteps.find(({ perChild }) => perChild)?.number).toBe(CHILDREN_STEP);
    expect(registrationSteps.at(-1)?.number).toBe(ATTACHMENTS_STEP);
  });

  const groups = Object.entries({ person: PERSON_FIELDS, child: CHILD_FIELDS });

  it('puts every field into exactly one step', () => {
    const names = registrationSteps.flatMap(({ fields }) => fields);

    expect(registrationSteps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(names).toHaveLength(Object.keys(PERSON_FIELDS).length + Object.keys(CHILD_FIELDS).length);
    expect(registrationSteps.filter(({ perChild }) => perChild).map(({ code }) => code)).toEqual([
      'dzieci',
      'opieka',
    ]);
  });

  it.each(groups)('asks the fields of a %s under conditions that exist', (_name, fields) => {
    const conditions = Object.values(fields).flatMap((spec) =>
      'when' in spec ? Object.keys(spec.when) : [],
    );

    expect(conditions.filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
  });

  it.each(groups)('labels the fields of a %s differently in both languages', (_name, fields) => {
    const labels = Object.values(fields).map(({ pl }) => pl);

    expect(new Set(labels).size).toBe(labels.length);
    expect(Object.values(fields).every(({ en }) => en !== '')).toBe(true);
  });
});

it.each([
  ['attachments', 'Załączniki'],
  ['pesel', 'PESEL'],
  ['children.1.pesel', 'PESEL dziecka (Dziecko 2)'],
  ['children', 'Dzieci'],
  ['attachments.ORZECZENIE', 'Orzeczenie o\u00a0niepełnosprawności'],
  ['attachments.NIC', 'attachments.NIC'],
  ['toString', 'toString'],
])('labels %s as %s', (path, label) => {
  expect(registrationFieldLabel(path, 'pl')).toBe(label);
});

it('names the child in the label once it has a name', () => {
  const names = childNamesOf({ children: [{ firstname: 'Zofia', lastname: 'Nowak' }, { lastname: '' }] });
  const labelOf = (path: string) => registrationFieldLabel(path, 'pl', names);

  expect(labelOf('children.0.care_form')).toBe('Forma opieki (Zofia Nowak)');
  expect(labelOf('children.1.care_form')).toBe('Forma opieki (Dziecko 2)');
});

it('labels a field as its form asks for it', () => {
  const nanny = { firstname: 'Ola', lastname: 'Nowak', care_form: 'NIANIA' };
  const labelOf = (path: string) =>
    askedFieldLabel(path, 'pl', { children: [nanny, { care_form: 'ZLOBEK' }] });

  expect(labelOf('children.0.provider_name')).toBe('Imię i\u00a0nazwisko niani (Ola Nowak)');
  expect(labelOf('children.1.provider_name')).toBe(registrationFieldLabel('children.1.provider_name', 'pl'));
  expect(labelOf('children.0.care_form')).toBe('Forma opieki (Ola Nowak)');
  expect(labelOf('lastname')).toBe('Nazwisko');
});

it('knows no names of children in a draft without children', () => {
  expect(childNamesOf({})).toEqual([]);
});

it('has every label in one table', () => {
  expect(registrationFieldLabels['children.planned_cost']).toEqual({
    pl: 'Planowany koszt miesięczny',
    en: 'Planned monthly cost',
  });
});
