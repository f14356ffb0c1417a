import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Files with a notice whose words the office cannot change, and why. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'jobs/remind-of-review.ts': 'told once a year, which its shipped words tell',
  'jobs/tell-of-failures.ts': 'a fault of the server, told to those who run it',
  'resources/users/security-emails.ts': 'security of the account: what to do is the same everywhere',
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
