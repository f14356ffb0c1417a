import { expect, it } from 'vitest';
import { NO_LETTER_FILES } from '#shared/conversation/letter-files';
import type { LetterValues } from './letter-values';
import { differingParts, keptOver } from './letter-versions';

const STORED: LetterValues = {
  ...NO_LETTER_FILES,
  ...{ to: ['3', '12'], cc: [], outside: ['anna@firma.example.org'], object: 'officecase:5' },
  ...{ subject: 'Pytanie', body: 'Pytam.', stored: ['7', '9'] },
};

it('finds the parts of a draft that differ, and not another order of the same', () => {
  const mine = { ...STORED, to: ['12', '3'], stored: ['9', '7'] };
  expect(differingParts(mine, STORED)).toEqual([]);
  expect(differingParts({ ...mine, to: ['3'], body: 'Pytam pilnie.' }, STORED)).toEqual(['to', 'body']);
});

it('counts an upload and a file that was taken off as other files', () => {
  expect(differingParts({ ...STORED, filenames: 'nowy.pdf' }, STORED)).toEqual(['files']);
  expect(differingParts({ ...STORED, stored: ['7'] }, STORED)).toEqual(['files']);
});

it('keeps the version of this window without the files that are there no more', () => {
  const mine = { ...STORED, body: 'Moja treść', filenames: 'nowy.pdf' };
  expect(keptOver(mine, { files: [{ id: 9 }] })).toEqual({ ...mine, stored: ['9'] });
});
