import { describe, expect, it } from 'vitest';
import { aChild, aRegistrationContext, aRegistrationForm, SAMPLE_CALL } from '../testing/sample-registration';
import { type GrantErrors, isGrantErrorCode } from './grant-errors';
import { registrationErrors, registrationErrorText, stepOf } from './registration-errors';
import type { Child, RegistrationForm } from './registration-form';
import { EMPTY_REGISTRATION } from './registration-form';

const CONTEXT = aRegistrationContext();
const errorsOf = (changes: Partial<RegistrationForm>) =>
  registrationErrors(aRegistrationForm(changes), CONTEXT);
const errorsOfChild = (changes: Partial<Child>) => errorsOf({ children: [aChild(changes)] });

/** The answers about a place of care. */
const IN_KOBYLANKA = {
  provider_city: 'Kobylanka',
  provider_city_own: '',
  provider_region: '32',
  provider_district: '3214',
  provider_community: '3214-kobylanka-w',
} as const satisfies Partial<Child>;
const TYPED = { ...IN_KOBYLANKA, provider_city: 'Bielkowo', provider_city_own: 'yes' } as const;

it('finds nothing wrong with a complete form', () => {
  expect(errorsOf({})).toEqual({});
});

it('asks an empty form for everything that is required, in the order of the form', () => {
  const errors = registrationErrors(EMPTY_REGISTRATION, CONTEXT);
  const paths = Object.keys(errors);

  expect(new Set(Object.values(errors))).toEqual(new Set(['is-empty']));
  expect(paths.slice(0, 4)).toEqual(['firstname', 'lastname', 'pesel', 'education']);
  expect(paths.map(stepOf)).toEqual(paths.map(stepOf).toSorted((a, b) => a - b));
  expect(paths).toContain('children');
  expect(paths).not.toContain('employer_name');
});

describe('each answer', () => {
  it.each<[Partial<RegistrationForm>, GrantErrors]>([
    [{ firstname: '  ' }, { firstname: 'is-empty' }],
    [{ firstname: 'Śliwka2' }, { firstname: 'not-valid-name' }],
    [{ lastname: 'a'.repeat(61) }, { lastname: 'is-too-big' }],
    [{ pesel: '92030300024' }, { pesel: 'not-valid-pesel' }],
    [{ citizenship: 'ZZ' }, { citizenship: 'not-valid-option' }],
    [{ mail: 'sliwka' }, { mail: 'not-valid-mail' }],
    [{ phone: '000000019' }, { phone: 'not-valid-phone' }],
    [{ city: 'Atlantyda' }, { city: 'not-valid-city' }],
    [{ zip_code: '72420' }, { zip_code: 'not-valid-zip-code' }],
    [{ community: '3214-kobylanka-w' }, { city: 'not-valid-city' }],
    [{ district: '3214' }, { city: 'not-valid-city' }],
    [{ city: '', district: '', community: '' }, { city: 'is-empty' }],
    // The village lies in another voivodeship, and so in no commune of the dictionary.
    [{ city: 'Szczaniec' }, { city: 'not-valid-city' }],
    [{ city: 'Szczaniec', city_own: 'yes', community: '' }, { community: 'is-empty' }],
    [{ city: 'Bielkowo', district: '3214', community: '3214-kobylanka-w', city_own: 'yes' }, {}],
    [{ city: '12', city_own: 'yes' }, { city: 'not-valid-city' }],
    [{ city_own: 'yes', district: '3214' }, { community: 'not-valid-option' }],
    [{ labour_since: '2027-02-11' }, { labour_since: 'is-in-future' }],
    [{ labour_since: '2027-02-30' }, { labour_since: 'not-valid-date' }],
    [{ leave_to: '2027-02-09' }, { leave_to: 'is-in-past' }],
    [{ employer_nip: '0000000018' }, { employer_nip: 'not-valid-nip' }],
    [{ employer_name: '' }, { employer_name: 'is-empty' }],
    [{ decl_truth: 'no' }, { decl_truth: 'not-accepted' }],
    [{ decl_truth: '' }, { decl_truth: 'is-empty' }],
    [
      { bank_account_number: '75999000090000000000000001' },
      { bank_account_number: 'not-valid-bank-account' },
    ],
    [{ bank_account_number: 'PL 74 9990 0009 0000 0000 0000 0001' }, {}],
    [{ special_needs: 'a'.repeat(501) }, { special_needs: 'is-too-big' }],
    [{ children: [] }, { children: 'is-empty' }],
  ])('%j', (changes, expected) => {
    expect(errorsOf(changes)).toEqual(expected);
  });

  it.each<[Partial<Child>, GrantErrors]>([
    [{ firstname: '' }, { 'children.0.firstname': 'is-empty' }],
    [{ pesel: '26291000029' }, { 'children.0.pesel': 'not-valid-pesel' }],
    [{ pesel: '92030300023' }, { 'children.0.pesel': 'is-repeated' }],
    [{ relation: '' }, { 'children.0.relation': 'is-empty' }],
    [{ care_start: '2026-09-09' }, { 'children.0.care_start': 'is-before-birth' }],
    [{ care_start: '2020-02-30' }, { 'children.0.care_start': 'not-valid-date' }],
    [{ care_start: '2020-01-01', pesel: '' }, { 'children.0.pesel': 'is-empty' }],
    [{ care_months: 0 }, { 'children.0.care_months': 'is-too-small' }],
    [{ care_months: 13 }, { 'children.0.care_months': 'is-too-big' }],
    [{ care_months: 1.5 }, { 'children.0.care_months': 'not-valid-number' }],
    [{ care_months: null }, { 'children.0.care_months': 'is-empty' }],
    [{ planned_cost: 0.5 }, { 'children.0.planned_cost': 'not-valid-price' }],
    [{ planned_cost: 10_000_000 }, { 'children.0.planned_cost': 'is-too-big' }],
    [{ provider_nip: '123' }, { 'children.0.provider_nip': 'not-valid-nip' }],
    [{ provider_city: '' }, { 'children.0.provider_city': 'is-empty' }],
    [{ provider_city: 'Bielkowo' }, { 'children.0.provider_city': 'not-valid-city' }],
    [{ ...IN_KOBYLANKA, provider_city: 'Bielkowo' }, { 'children.0.provider_city': 'not-valid-city' }],
    [{ ...IN_KOBYLANKA, provider_city: 'Stargard' }, { 'children.0.provider_city': 'not-valid-city' }],
    [{ ...IN_KOBYLANKA, provider_district: '3207' }, { 'children.0.provider_city': 'not-valid-city' }],
    [{ ...IN_KOBYLANKA, provider_region: '08' }, { 'children.0.provider_city': 'not-valid-city' }],
    [{ ...TYPED, provider_city: '12' }, { 'children.0.provider_city': 'not-valid-city' }],
    [{ ...TYPED, provider_city: 'B'.repeat(61) }, { 'children.0.provider_city': 'is-too-big' }],
    [{ ...TYPED, provider_region: '' }, { 'children.0.provider_region': 'is-empty' }],
    [{ ...TYPED, provider_community: '' }, { 'children.0.provider_community': 'is-empty' }],
    [{ ...TYPED, provider_district: '3207' }, { 'children.0.provider_community': 'not-valid-option' }],
  ])('of a child: %j', (changes, expected) => {
    expect(errorsOfChild(changes)).toMatchObject(expected);
    expect(Object.keys(errorsOfChild(changes))).toHaveLength(1);
  });

  it.each<[string, Partial<Child>]>([
    ['a place of the dictionary, in its commune', IN_KOBYLANKA],
    ['a place of the built-in list, as older drafts name it', { provider_city: 'Stargard' }],
    ['a place of that list in another voivodeship', { provider_city: 'Gorzów Wielkopolski' }],
    ['a place typed by hand, with its commune', TYPED],
    [
      'a place typed by hand in a voivodeship whose communes are not known',
      { ...TYPED, provider_city: 'Nowiny Wielkie', provider_region: '08', provider_district: '' },
    ],
  ])('takes for the place of care %s', (_what, changes) => {
    expect(errorsOfChild(changes)).toEqual({});
  });

  it('asks for the district and the commune of a place of care typed by hand', () => {
    expect(errorsOfChild({ ...TYPED, provider_district: '', provider_community: '' })).toEqual({
      'children.0.provider_district': 'is-empty',
      'children.0.provider_community': 'is-empty',
    });
  });

  it('finds a place of care that the office has added to the dictionary', () => {
    const changes = { ...IN_KOBYLANKA, provider_city: 'Bielkowo' };
    const localities = [
      { name: 'Bielkowo', community: '3214-kobylanka-w' },
      { name: 'Dziwnów', community: '3207-dziwnow-mw' },
    ];
    const form = aRegistrationForm({ children: [aChild(changes)] });
    expect(registrationErrors(form, aRegistrationContext({ localities }))).toEqual({});
  });

  it('lets care begin on the day of the birth', () => {
    expect(errorsOfChild({ care_start: '2026-09-10' })).toEqual({});
  });

  it('refuses the same child twice', () => {
    expect(errorsOf({ children: [aChild(), aChild({ firstname: 'Ida' })] })).toEqual({
      'children.1.pesel': 'is-repeated',
    });
  });
});

describe('what is asked only sometimes', () => {
  it('asks for a document, a day of birth and a sex where there is no PESEL', () => {
    const errors = errorsOf({ no_pesel: 'yes', pesel: 'not looked at' });

    expect(errors).toEqual({ id_document: 'is-empty', born_date: 'is-empty', sex: 'is-empty' });
    expect(errorsOf({ no_pesel: 'yes', id_document: 'AB1', born_date: '1990-01-01', sex: 'K' })).toEqual({});
  });

  it('asks for another address only where there is one', () => {
    expect(Object.keys(errorsOf({ corr_same: 'no' }))).toEqual([
      'corr_city',
      'corr_zip_code',
      'corr_building_number',
    ]);
  });

  it('asks the unemployed for no employer, and counts the months without work itself', () => {
    const errors = registrationErrors(
      aRegistrationForm({ labour_status: 'bezrobotna_zarejestrowana', employer_nip: 'x', leave_to: '' }),
      aRegistrationContext({ attachments: [{ kind: 'ZASW_PUP' }] }),
    );

    expect(errors).toEqual({});
  });

  it('asks no register of a nanny but the other parent, unless there is none', () => {
    const nanny = aChild({ care_form: 'NIANIA', provider_register_no: '', provider_nip: '' });

    expect(errorsOf({ children: [nanny] })).toEqual({ 'children.0.other_parent_name': 'is-empty' });
    expect(errorsOf({ children: [nanny], crit_single: 'yes' })).toEqual({});
  });
});

it('asks nothing that follows from another answer', () => {
  const contradicting = {
    crit_child_dis: 'yes',
    crit_parent_dis: '',
    third_country: '',
    leave_kind: 'ojcowski',
  };

  expect(errorsOf(contradicting)).toEqual({});
});

describe('documents', () => {
  it('are required by what was answered', () => {
    const errors = registrationErrors(
      aRegistrationForm({ children: [aChild({ disability: 'yes' })] }),
      aRegistrationContext({ attachments: [] }),
    );

    expect(errors).toEqual({ 'attachments.ZASW_PRACODAWCA': 'no-file', 'attachments.ORZECZENIE': 'no-file' });
    expect(Object.keys(errors).map(stepOf)).toEqual([7, 7]);
  });
});

it('tells which step each error belongs to, in their order', () => {
  const form = aRegistrationForm({ firstname: '', city: '', children: [aChild({ pesel: '' })] });
  const errors = Object.entries(registrationErrors(form, CONTEXT));

  expect(errors.map(([path, code]) => [stepOf(path), path, code])).toEqual([
    [1, 'firstname', 'is-empty'],
    [2, 'city', 'is-empty'],
    [4, 'children.0.pesel', 'is-empty'],
  ]);
});

it('tells at step 4 that a child is too old, before anything is signed', () => {
  const children = [aChild({ firstname: 'Lena', pesel: '23260100084' })];

  expect(errorsOf({ children })).toMatchObject({ 'children.0.pesel': 'not-eligible-e4' });
  expect(stepOf('children.0.pesel')).toBe(4);
});

it('tells what is wrong with an answer before telling that it excludes the person', () => {
  expect(errorsOf({ labour_document_date: '2020-02-30' })).toEqual({
    labour_document_date: 'not-valid-date',
  });
});

describe('registrationErrorText', () => {
  it.each([
    ['lastname', 'is-too-big', 'a'.repeat(61), 'Za długi 60'],
    ['children.0.care_months', 'is-too-big', 13, 'Proszę podać conajwyżej 12'],
    ['children.0.care_months', 'is-too-small', 0, 'Proszę podać conajmniej 1'],
    ['employer_nip', 'not-valid-nip', '123', 'Za krótki NIP'],
    [
      'labour_document_date',
      'not-eligible-e13',
      '2027-01-10',
      'Dokument jest nieaktualny. Może mieć najwyżej 30\u00a0dni: najwcześniejsza data to 11\u00a0stycznia 2027\u00a0r.',
    ],
    [
      'return_date',
      'not-eligible-e6',
      '2027-05-14',
      'Termin powrotu do pracy jest zbyt odległy. Ostatni możliwy dzień: 13\u00a0maja 2027\u00a0r.',
    ],
    [
      'children.0.care_form',
      'not-eligible-e4',
      'KLUB',
      'Wiek dziecka nie mieści się w przedziale naboru. Pierwszego dnia naboru (8\u00a0lutego 2027\u00a0r.) dziecko musi mieć co najmniej 1\u00a0rok i\u00a0mniej niż 3\u00a0lata.',
    ],
    ['labour_status', 'not-eligible-e3', '', 'Status na rynku pracy nie uprawnia do udziału'],
    ['attachments.ORZECZENIE', 'no-file', undefined, 'Dołącz wymagany dokument'],
    ['lastname', 'a-code-of-tomorrow', 'Żółw', 'a-code-of-tomorrow'],
  ] as const)('%s %s', (path, code, value, text) => {
    expect(
      registrationErrorText(path, code, { locale: 'pl', value, call: SAMPLE_CALL, today: '2027-02-10' }),
    ).toBe(text);
  });
});

it('answers with known codes whatever nonsense is in the form', () => {
  const nonsense = Object.fromEntries(Object.keys(EMPTY_REGISTRATION).map((name) => [name, '\u0000<x>']));
  const form = { ...EMPTY_REGISTRATION, ...nonsense, children: [aChild({ pesel: '<x>', care_form: '<x>' })] };
  const errors = registrationErrors(form, CONTEXT);

  expect(Object.values(errors).filter((code) => !isGrantErrorCode(code))).toEqual([]);
  expect(errors.firstname).toBe('not-valid-name');
});

it('asks for less where the call allows less', () => {
  const call = { ...SAMPLE_CALL, params: { ...SAMPLE_CALL.params, months_max: 6 } };

  expect(registrationErrors(aRegistrationForm(), aRegistrationContext({ call }))).toEqual({
    'children.0.care_months': 'is-too-big',
  });
});
