import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aRegistrationForm } from '../testing/sample-registration';
import { EMPTY_CHILD, EMPTY_REGISTRATION, formOfDraft, registrationDraft } from './registration-form';

const accepts = (draft: unknown) => registrationDraft.safeParse(draft).success;

describe('registrationDraft', () => {
  it.each([
    ['nothing', {}],
    ['an unfinished answer', { pesel: '9203', mail: 'sliwka@', children: [{ firstname: 'I' }] }],
    ['the empty form', EMPTY_REGISTRATION],
    ['a complete form', aRegistrationForm()],
    ['a number not entered yet', { unemployed_months: null, children: [{ planned_cost: null }] }],
    ['a text over the limit of its answer', { firstname: 'a'.repeat(61) }],
    ['lines in a long text', { special_needs: 'pętla\nindukcyjna' }],
  ])('takes %s', (_what, draft) => {
    expect(accepts(draft)).toBe(true);
  });

  it.each([
    ['an unknown field', { status: 'submitted' }],
    ['an unknown field of a child', { children: [{ id_user: 1 }] }],
    ['a text longer than a page', { firstname: 'a'.repeat(5001) }],
    ['a control character', { firstname: 'A\u0000' }],
    ['lines in a short text', { street: 'Lipowa\n12' }],
    ['a number as text', { unemployed_months: '12' }],
    ['a fraction of a grosz', { children: [{ planned_cost: 0.5 }] }],
    ['an amount below zero', { children: [{ planned_cost: -1 }] }],
    ['a number the database cannot hold', { children: [{ planned_cost: 2 ** 31 }] }],
    ['eleven children', { children: Array.from({ length: 11 }, () => ({})) }],
    ['a list of nothing', { children: [null] }],
    ['a word', 'form'],
  ])('refuses %s', (_what, draft) => {
    expect(accepts(draft)).toBe(false);
  });

  it('trims outer spaces', () => {
    expect(registrationDraft.parse({ firstname: ' Śliwka ' })).toEqual({ firstname: 'Śliwka' });
  });

  it('can be described to other programs', () => {
    const schema = z.toJSONSchema(registrationDraft);

    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(schema.properties).toMatchObject({ firstname: { type: 'string', maxLength: 5000 } });
  });
});

describe('formOfDraft', () => {
  it('fills what was not saved with empty answers', () => {
    const form = formOfDraft({ firstname: 'Śliwka', lastname: undefined, children: [{ firstname: 'Iga' }] });

    expect(form).toEqual({
      ...EMPTY_REGISTRATION,
      firstname: 'Śliwka',
      children: [{ ...EMPTY_CHILD, firstname: 'Iga' }],
    });
  });

  it('gives back a complete form as it was', () => {
    expect(formOfDraft(aRegistrationForm())).toEqual(aRegistrationForm());
  });

  it('begins with the answers most people give', () => {
    expect(formOfDraft({})).toMatchObject({
      citizenship: 'PL',
      region: '',
      no_pesel: 'no',
      corr_same: 'yes',
      firstname: '',
      unemployed_months: null,
      children: [],
    });
  });
});
