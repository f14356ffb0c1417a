import { expect, it } from 'vitest';
import { demoValuesFor } from './demo-values';

const chance = () => 0.5;

it('fills empty texts only, at any depth, and no private number', () => {
  const values = { firstname: '', lastname: 'Nowak', pesel: '', parent: { phone: '' }, isRight: false };
  expect(demoValuesFor(values, { isSignedIn: true, chance })).toEqual([
    ['firstname', 'Jan'],
    ['parent.phone', '+48 600 100 200'],
  ]);
});

it('types no password for who is signed in: it would sign or erase', () => {
  expect(demoValuesFor({ pass: '', code: '' }, { isSignedIn: true, chance })).toEqual([]);
});

it('signs in, and makes a new account with an address of its own', () => {
  expect(demoValuesFor({ mail: '', pass: '' }, { isSignedIn: false, chance })).toEqual([
    ['mail', 'pracownik1@urzad.example.com'],
    ['pass', 'Demo!2027pl'],
  ]);
  const account = demoValuesFor({ mail: '', pass: '', pass_again: '' }, { isSignedIn: false, chance });
  expect(Object.fromEntries(account)).toEqual({
    mail: 'demo-500000@example.com',
    pass: 'Nowe!2027konto',
    pass_again: 'Nowe!2027konto',
  });
});
