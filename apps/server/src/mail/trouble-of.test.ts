import { expect, it } from 'vitest';
import { troubleOf } from './trouble-of';

it.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.example>: User unknown", 'no-mailbox'],
  ['550 Requested action not taken: mailbox unavailable', 'no-mailbox'],
  ['550 5.7.60 Client does not have permissions to send as this sender', 'refused'],
  ['550 5.7.1 Relaying denied', 'refused'],
  ['553 sorry, that domain is not in my list: relaying denied', 'refused'],
  ['Message failed: 552 5.2.2 Over quota', 'full-mailbox'],
  ['Message failed: 554 5.7.1 Spam message rejected', 'refused'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'sign-in'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'server-away'],
  ['Greeting never received', 'server-away'],
  ['The code has ended.', 'code-ended'],
  ['Something else', 'other'],
] as const)('reads %s as %s', (said, trouble) => {
  expect(troubleOf(said)).toBe(trouble);
});
