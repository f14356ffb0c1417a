import { expect, it } from 'vitest';
import { accountMessages } from './account';
import { signInMessages } from './sign-in';

const MAIL = 'anna@example.com';

it('says for how long a code is valid', () => {
  const { pl, en } = accountMessages;
  expect([pl.confirm.lead(MAIL), pl.recover.setLead(MAIL)]).toEqual([
    'Wysłaliśmy 6 cyfr na adres anna@example.com. Kod jest ważny 10 minut.',
    'Jeśli na adres anna@example.com jest założone konto, wysłaliśmy na niego kod. Jest ważny 10 minut.',
  ]);
  expect([en.confirm.lead(MAIL), en.recover.setLead(MAIL)]).toEqual([
    'We have sent 6 digits to anna@example.com. The code is valid for 10 minutes.',
    'If there is an account for anna@example.com, we have sent a code to it. It is valid for 10 minutes.',
  ]);
});

it('says for how long a device remembers who signed in', () => {
  const { pl, en } = signInMessages;
  expect(pl.login.rememberHint).toBe('Przez 30 dni. Nie zaznaczaj na cudzym komputerze.');
  expect(en.login.rememberHint).toBe("For 30 days. Do not tick on somebody else's computer.");
});
