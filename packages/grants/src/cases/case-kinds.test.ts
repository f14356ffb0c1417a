import { expect, it } from 'vitest';
import { caseErrors } from './case-errors';
import { CASE_KIND_CODES, HIDDEN_KINDS, kindsAbout, kindsToChange, RIGHTS_KINDS } from './case-kinds';
import { caseSign } from './case-sign';

const TODAY = '2027-02-10';
const codesAbout = (subject: Parameters<typeof kindsAbout>[0]) => kindsAbout(subject).map(({ code }) => code);

it('offers applicants the kinds of an object', () => {
  expect(codesAbout('cofundingregistration')).toEqual([
    'PYTANIE',
    'UZUPELNIENIE',
    'PONOWNA_OCENA',
    'REKLAMACJA',
    'INNE',
  ]);
  expect(codesAbout('general')).toEqual(['PYTANIE', 'REKLAMACJA', 'RODO', 'DOSTEPNOSC', 'INNE']);
  expect(codesAbout('cofundingcontract')).toEqual(['PYTANIE', 'REKLAMACJA', 'ZMIANA', 'INNE']);
  expect(codesAbout('cofundinggrant')).toContain('ZAWIESZENIE');
  expect(codesAbout('cofundingmember')).toContain('REZYGNACJA');
  expect(codesAbout('cofundingrequest')).toContain('PONOWNA_OCENA');
  expect(RIGHTS_KINDS).toEqual(['RODO', 'DOSTEPNOSC']);
});

it('holds the kinds of the dictionary', () => {
  for (const code of ['ZMIANA', 'REZYGNACJA', 'ZAWIESZENIE', 'ZWROT', 'KONTROLA']) {
    expect(CASE_KIND_CODES).toContain(code);
  }
});

it('asks each kind for its fields and for a letter', () => {
  expect(caseErrors('PYTANIE', { form: {}, body: ' ', files: 0 }, TODAY)).toEqual({
    title: 'is-empty',
    body: 'is-empty',
  });
  expect(caseErrors('PONOWNA_OCENA', { form: {}, body: 'Proszę o ocenę.', files: 0 }, TODAY)).toEqual({});
  expect(Object.keys(caseErrors('RODO', { form: { right: 'X' }, body: 'Proszę.', files: 0 }, TODAY))).toEqual(
    ['right'],
  );
  const late = { form: { event_date: '2027-02-11' }, body: 'Skarga.', files: 0 };
  expect(Object.keys(caseErrors('REKLAMACJA', late, TODAY))).toEqual(['event_date']);
  expect(
    caseErrors('INNE', { form: { title: 'a'.repeat(160) }, body: 'a'.repeat(4000), files: 0 }, TODAY),
  ).toEqual({});
  const long = { form: { title: 'a'.repeat(161) }, body: 'a'.repeat(4001), files: 0 };
  expect(Object.keys(caseErrors('INNE', long, TODAY))).toEqual(['title', 'body']);
});

it('makes the sign of unit, class, number and year', () => {
  expect(caseSign(41, 2026)).toBe('PMG.4321.41.2026');
});

it('lets the office change a kind within what the applicant sees of it', () => {
  const codes = kindsToChange('PYTANIE', 'general').map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['RODO', 'ZWROT']));
  for (const code of ['ZGLOSZENIE', 'UZUPELNIENIE', ...HIDDEN_KINDS]) expect(codes).not.toContain(code);
  for (const kind of ['PONOWNA_OCENA', 'REZYGNACJA', 'ZWROT'] as const) {
    expect(kindsToChange(kind, 'cofundingrequest').map(({ code }) => code)).toEqual([kind]);
  }
  expect(kindsToChange('MIEJSCOWOSC', 'cofundingregistration').map(({ code }) => code)).toEqual(HIDDEN_KINDS);
});
