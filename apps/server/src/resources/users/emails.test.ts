import { expect, it } from 'vitest';
import { adminEmail, contestedEmail, lockedEmail, recoverEmail, registerEmail } from './emails';
import { securityEmail, securityNotice } from './security-emails';

const SENDER = {
  office: 'Regionalny Urząd Pracy',
  appName: 'Małe granty II',
  publicUrl: 'https://granty.example',
};
const TO = { mail: 'anna.przykladowa@example.com', locale: 'pl' as const };

it.each([
  ['of a new account', registerEmail(TO, '012345', SENDER), 'Kod jest ważny 10\u00a0minut.'],
  ['to an administrator', adminEmail(TO, SENDER), 'w\u00a0serwisie'],
  ['of two passwords', contestedEmail(TO, SENDER), 'w\u00a0serwisie'],
  ['of a forgotten password', recoverEmail(TO, '012345', SENDER), 'Kod jest ważny 10\u00a0minut.'],
  ['of refused sign-ins', lockedEmail(TO, SENDER), 'ktoś 10\u00a0razy z\u00a0rzędu'],
  ['of the time of refusal', lockedEmail(TO, SENDER), 'przez 15\u00a0minut nie przyjmujemy'],
  [
    'of a new password',
    securityEmail(TO, securityNotice('password'), SENDER),
    'od razu ustaw nowe hasło i\u00a0daj nam znać',
  ],
])(
  'the email %s keeps short words and numbers on one line, as text and as HTML',
  (_, { text, html }, words) => {
    expect(text).toContain(words);
    expect(html).toContain(words);
    expect(text).not.toMatch(/(?<!\p{L})[aiouwz] |\d minut/iu);
  },
);

it.each([
  ['of a new account', registerEmail(TO, '012345', SENDER), '/code'],
  ['of a forgotten password', recoverEmail(TO, '012345', SENDER), '/recover'],
])('the email %s leads back to its page, without the code in the address', (_, { text, html }, path) => {
  const [href = ''] = html.match(/https:[^"]*/) ?? [];
  expect(href).toBe(`https://granty.example${path}`);
  expect(text).toContain(href);
});
