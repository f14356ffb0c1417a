import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsOf, wordSets } from './word-sets';

/** Glossary: the document is called so wherever a person meets it. */
const FORM = 'Formularz rekrutacyjny';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const textOf = (set: string, path: string) =>
  textsOf(wordSets.find(({ name }) => name === set)?.pl).get(path);

describe('the recruitment form has one name', () => {
  it('at the head of its PDF', () => {
    expect(read('apps/server/assets/templates/formularz.typ')).toContain(`letter.with("${FORM}")`);
  });

  it('in its receipt', () => {
    expect(read('apps/server/src/resources/cofunding-registrations/receipt.ts')).toContain(`kind: '${FORM}'`);
  });

  it.each([
    ['signingMessages', 'sign.documentName'],
    ['signingMessages', 'detail.documentKinds.FORMULARZ'],
    ['reviewMessages', 'form'],
  ])('in %s, %s', (set, path) => {
    expect(textOf(set, path)).toBe(FORM);
  });
});
