import { expect, it } from 'vitest';
import { adminEmail, contestedEmail, lockedEmail, recoverEmail, registerEmail } from './emails';
import { newMailEmail } from './mail-emails';
import { SECURITY_EVENTS, securityEmail, securityText } from './security-emails';

const SENDER = {
  office: 'Regionalny Urząd Pracy',
  appName: 'Małe granty II',
  publicUrl: 'https://granty.example',
};
const TO = 'anna.przykladowa@example.com';

it.each([
  ['of a new account', registerEmail(TO, '012345', SENDER), 'Kod jest ważny 10\u00a0minut.'],
  ['to an administrator', adminEmail(TO, SENDER), 'w\u00a0serwisie'],
  ['of two passwords', contestedEmail(TO, SENDER), 'w\u00a0serwisie'],
  ['of a forgotten password', recoverEmail(TO, '012345', SENDER), 'Kod jest ważny 10\u00a0minut.'],
  ['of refused sign-ins', lockedEmail(TO, SENDER), 'ktoś 10\u00a0razy z\u00a0rzędu'],
  ['of the time of refusal', lockedEmail(TO, SENDER), 'przez 15\u00a0minut nie przyjmujemy'],
  [
    'of a new password',
    securityEmail(TO, { event: 'password', locale: 'pl' }, SENDER),
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

it.each(SECURITY_EVENTS)('the notice of %s is written in the language of its reader', (event) => {
  const [pl, en] = (['pl', 'en'] as const).map((locale) => securityEmail(TO, { event, locale }, SENDER));
  const paragraphs = new Set(pl?.text.split('\n\n'));
  const [, ...written] = en?.text.split('\n\n') ?? [];
  expect(written.filter((paragraph) => paragraphs.has(paragraph))).toEqual([]);
  expect(en?.html).toContain('lang="en"');
  expect(securityText(event, 'en')).not.toEqual(securityText(event, 'pl'));
});

it('the code of a new address is written in the language of its reader', () => {
  const emails = (['pl', 'en'] as const).map((locale) =>
    newMailEmail(TO, { code: '012345', locale }, SENDER),
  );
  expect(emails[0]?.text).toContain('Kod: 012345');
  expect(emails[1]?.text).toContain('Code: 012345');
});
