import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Files with a notice whose words the office cannot change, and why. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'jobs/remind-of-review.ts': 'told once a year, which its shipped words tell',
  'jobs/tell-of-failures.ts': 'a fault of the server, told to those who run it',
  'resources/calendar-events/texts.ts': 'the e-mail of a reminder, which leaves out what somebody wrote',
  'resources/cofunding-contracts/signing/emails.ts': 'the words of a contract or of an annex',
  'resources/cofunding-registrations/correction-emails.ts':
    'its e-mail names no fields, so it has other words',
  'resources/cofunding-registrations/ranking/result-emails.ts':
    'sentences by the result, the list and the review',
  'resources/cofunding-registrations/rejection-emails.ts': 'its e-mail has no reason, so it has other words',
  'resources/cofunding-registrations/review/points-emails.ts': 'a sentence by the state of the call',
  'resources/users/security-emails.ts': 'security of the account: what to do is the same everywhere',
  'resources/work-certificates/certificate-emails.ts': 'words by the kind of the certificate',
};

it('has the words of every other notice in a template, which the office may change', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('seed/'));
  const written = files.filter((file) =>
    /^\s+(?:pl|en): \{\s+content_name|content_name: (?:`|'|asSpecified|pl\b)/m.test(
      readFileSync(path.join(SOURCES, file), 'utf8'),
    ),
  );
  expect(written.toSorted()).toEqual(Object.keys(OWN_WORDS).toSorted());
});
