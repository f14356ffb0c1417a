import { CASE_KINDS, kindsAbout } from '@urzad/grants';
import { expect, it } from 'vitest';
import { bodyOf, isToSign, startOf, valueErrors } from './case-values';
import { offeredKinds } from './offered-kinds';

const TODAY = '2027-02-10';
const BY_APPLICANT = { today: TODAY, isStaff: false } as const;
const NOW = new Date('2027-02-10T12:00:00.000Z');
const offered = kindsAbout('general');
const start = (values: Record<string, unknown>, asked: string | null = null, right: string | null = null) =>
  startOf({
    offered,
    asked,
    right,
    kept: { values, rowVersion: 0, date: NOW.toISOString() },
    now: NOW,
  });

const codesFor = (offer: Partial<Parameters<typeof offeredKinds>[0]>) =>
  offeredKinds({
    subject: 'cofundingregistration',
    review_to: null,
    isStaff: false,
    today: TODAY,
    ...offer,
  }).map(({ code }) => code);

it('offers a review while it may be asked for, and once', () => {
  expect(codesFor({ review_to: '2027-02-10' })).toContain('PONOWNA_OCENA');
  expect(codesFor({ review_to: '2027-02-09' })).not.toContain('PONOWNA_OCENA');
  expect(codesFor({ review_to: null })).not.toContain('PONOWNA_OCENA');
  expect(codesFor({})).toEqual(['PYTANIE', 'UZUPELNIENIE', 'REKLAMACJA', 'INNE']);
});

it('offers the office kinds of its own, but not that of an application', () => {
  const codes = codesFor({ isStaff: true });
  expect(codes).toEqual(expect.arrayContaining(['PYTANIE', 'KONTROLA', 'MIEJSCOWOSC']));
  expect(codes).not.toContain('ZGLOSZENIE');
});

it('begins with the draft of the browser, and with the kind that a link asks for', () => {
  const kept = { kind: 'INNE', title: 'Żłobek', body: 'Dzień dobry', unknown: 'x', known: [] };
  expect(start(kept)).toMatchObject({ kind: 'INNE', title: 'Żłobek', body: 'Dzień dobry' });
  expect(start(kept)).not.toHaveProperty('unknown');
  expect(start(kept, 'RODO')).toMatchObject({ kind: 'RODO', body: 'Dzień dobry' });
  expect(start(kept, 'PONOWNA_OCENA').kind).toBe('INNE');
  expect(start({ kind: 'ZGLOSZENIE' }).kind).toBe('');
});

it('begins with the right that a link asks for, of a case about personal data alone', () => {
  expect(start({}, 'RODO', 'SPROSTOWANIE').right).toBe('SPROSTOWANIE');
  expect(start({ right: 'DOSTEP' }, 'RODO', 'INNE').right).toBe('DOSTEP');
  expect(start({}, 'INNE', 'SPROSTOWANIE').right).toBe('');
});

it('asks for a kind first, then for what the kind needs', () => {
  expect(valueErrors(start({}), BY_APPLICANT)).toEqual({ kind: 'is-empty' });
  expect(valueErrors(start({ kind: 'INNE' }), BY_APPLICANT)).toEqual({ title: 'is-empty', body: 'is-empty' });
  expect(valueErrors(start({ kind: 'INNE', title: 'Żłobek', body: 'Pytam.' }), BY_APPLICANT)).toEqual({});
});

it('asks the office for the scan of what its applicant signed', () => {
  const change = {
    kind: 'ZMIANA',
    change: 'account',
    account: '20999000090000000000000003',
    body: 'Zmiana.',
  };
  const values = startOf({
    ...{ offered: kindsAbout('cofundingcontract'), asked: null, now: NOW },
    kept: { values: change, rowVersion: 0, date: NOW.toISOString() },
  });
  expect([isToSign(values, false), isToSign(values, true)]).toEqual([true, false]);
  expect(valueErrors(values, BY_APPLICANT)).toEqual({});
  expect(valueErrors(values, { ...BY_APPLICANT, isStaff: true })).toEqual({
    channel: 'not-valid-option',
    filenames: 'no-file',
  });
});

it('sends the answers of the chosen kind, and channel and priority only of the office', () => {
  const values = start({ kind: 'RODO', right: 'DOSTEP', title: 'inny rodzaj', body: 'Proszę.' });
  expect(bodyOf(values, { isStaff: false })).toEqual({
    kind: 'RODO',
    form: { right: 'DOSTEP' },
    body: 'Proszę.',
    filenames: [],
  });
  expect(bodyOf(values, { isStaff: true })).toMatchObject({ channel: 'PORTAL', priority: 'NORMAL' });
});

it('has an answer of its own for each field of each kind', () => {
  for (const { code } of CASE_KINDS) expect(start({ kind: code })).toHaveProperty('title');
});
