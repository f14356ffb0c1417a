import { afterAll, expect, it } from 'vitest';
import { claimsOf } from '../../../../test/claims';
import { officeRegistrations } from '../../../../test/office-registrations';
import { testApp } from '../../../../test/test-app';

const test = await testApp();
afterAll(() => test.close());
const claims = claimsOf(test, officeRegistrations(test));

it.each([
  ['pl', { code: 'aby podpisać rozliczenie', subject: 'złożone', text: 'dotarło do nas 4 maja' }],
  ['en', { code: 'to sign claim', subject: 'has been submitted', text: 'reached us on 4 May' }],
] as const)('of a claim speak the language of their reader: %s', async (language, words) => {
  const found = await claims.prepared();
  await found.parent.post('/api/baseconfig/usersetmany', { language });
  await claims.submit(found);

  const [sent, code] = await test.emailsTo(found.mail);
  const textOf = (letter: typeof sent) => (letter?.text ?? '').replaceAll('\u00a0', ' ');
  expect(textOf(code)).toContain(`${words.code} ${found.claim.number}`);
  expect(sent?.subject).toContain(`${found.claim.number} ${words.subject}`);
  expect(textOf(sent)).toContain(words.text);
  // A number, a date and a link, and nothing of the child or the money (Process §2.20).
  expect(textOf(sent)).not.toContain(found.claim.child);
  expect(textOf(sent)).not.toContain('1 140');
});
