import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signingMessages } from '../apps/portal/src/features/cofunding-registrations/messages/signing';
import { reviewMessages } from '../apps/portal/src/features/registration-review/messages/review';

/** Glossary: the document is called so wherever a person meets it. */
const FORM = 'Formularz rekrutacyjny';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('the recruitment form has one name', () => {
  it('at the head of its PDF', () => {
    expect(read('apps/server/assets/templates/formularz.typ')).toContain(`letter.with("${FORM}")`);
  });

  it('in its receipt', () => {
    expect(read('apps/server/src/resources/cofunding-registrations/receipt.ts')).toContain(`kind: '${FORM}'`);
  });

  it('on the screens of the parent and of the office', () => {
    const { sign, detail } = signingMessages.pl;

    expect([sign.documentName, detail.documentKinds.FORMULARZ, reviewMessages.pl.form]).toEqual([
      FORM,
      FORM,
      FORM,
    ]);
  });
});
