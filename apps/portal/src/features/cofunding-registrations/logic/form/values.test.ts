import { type FieldSpec, textMaxOf } from '@urzad/domain';
import { CHILD_FIELDS, PERSON_FIELDS } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { aChild, aRegistrationForm } from '@urzad/grants/testing';
import { describe, expect, it } from 'vitest';
import { answersOf, draftOf, EMPTY_TYPED_CHILD, typedOf, withKept, withoutPrivateAnswers } from './values';

const FORM = aRegistrationForm({ bank_account_number: '74 9990 0009 0000 0000 0000 0001' });

describe('what is typed', () => {
  it('goes to text and back without a change', () => {
    expect(answersOf(typedOf(FORM))).toEqual(FORM);
    expect(typedOf(FORM).children[0]?.planned_cost).toBe('1340.00');
  });

  it('has room for a first child, which is not saved before something is said of it', () => {
    const values = typedOf(aRegistrationForm({ children: [] }));
    expect(values.children).toEqual([EMPTY_TYPED_CHILD]);
    expect(draftOf(values).children).toEqual([]);
  });

  it('keeps a number that cannot be read from being taken for none', () => {
    const values = typedOf(FORM);
    const children = values.children.map((child) => ({
      ...child,
      care_months: 'pięć',
      planned_cost: '12zl',
    }));
    const [child] = answersOf({ ...values, children }).children;
    expect(child?.care_months).toBeNaN();
    expect(child?.planned_cost).toBeNaN();
  });
});

describe('a draft', () => {
  it('leaves out what the server could not keep, and nothing else', () => {
    const values = typedOf(FORM);
    const children = values.children.map((child) => ({ ...child, care_months: 'pięć' }));
    const draft = draftOf({ ...values, street: 'x'.repeat(5001), children });
    expect(draft.street).toBeUndefined();
    expect(formOfDraft(draft)).toEqual({ ...FORM, street: '', children: [aChild({ care_months: null })] });
  });

  it('keeps a text that is too long for its answer, so that it can be made shorter', () => {
    const street = 'x'.repeat(101);
    expect(draftOf({ ...typedOf(FORM), street }).street).toBe(street);
  });

  it('is kept in the browser without PESEL, account number and address', () => {
    const kept = JSON.stringify(withoutPrivateAnswers(typedOf(FORM)));
    for (const secret of ['92030300023', '26291000028', '9990', 'Dziwnów', '72-420']) {
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain('Śliwka');
  });

  it('comes back over what the server has, which alone knows the rest', () => {
    const saved = typedOf(FORM);
    const kept = withoutPrivateAnswers({ ...saved, firstname: 'Malina', pesel: '' });
    expect(withKept(saved, kept)).toEqual({ ...saved, firstname: 'Malina' });
  });

  it('says which version of the form it answers; one without is older than versions are', () => {
    const saved = typedOf(FORM);
    const { form_version, ...older } = withoutPrivateAnswers({ ...saved, firstname: 'Malina' });
    expect(form_version).toBe(0);
    expect(withKept(saved, older).firstname).toBe('Malina');
  });
});

it('sends the longest draft in a request that may outlive its page: 65,536 bytes at most', () => {
  const longest = (specs: Readonly<Record<string, FieldSpec>>, letter: string) =>
    Object.fromEntries(
      Object.entries(specs).map(([name, spec]) => [
        name,
        spec.options
          ? (spec.options[0]?.code ?? '')
          : letter.repeat(textMaxOf({ ...spec, max: Math.min(spec.max ?? 20, 600) })),
      ]),
    );
  const child = longest(CHILD_FIELDS, 'ż');
  const form = { ...longest(PERSON_FIELDS, 'ż'), children: Array.from({ length: 10 }, () => child) };
  expect(new TextEncoder().encode(JSON.stringify({ form, row_version: 4 })).length).toBeLessThan(65_536);
});
