import { describe, expect, it } from 'vitest';
import { fittingReasons, type RejectionFacts, rejectionErrors } from './rejection-rules';

const FIELDS = ['pesel', 'city', 'children.0.pesel', 'children.0.other_public_support', 'attachments'];

/** What was recorded: remarks at these fields, and all others agreed when the checklist is complete. */
function recorded(remarks: readonly string[], { isComplete = true, wasCalled = false } = {}): RejectionFacts {
  const agreed = isComplete ? FIELDS.filter((field) => !remarks.includes(field)) : [];
  return {
    fields: FIELDS,
    review: [
      ...agreed.map((field) => ({ field, state: 'ok' }) as const),
      ...remarks.map((field) => ({ field, state: 'remark' }) as const),
    ],
    history: [{ status: 'formal_check' }, ...(wasCalled ? [{ status: 'to_correct' } as const] : [])],
  };
}

describe('the reasons that fit', () => {
  it.each<[string, RejectionFacts, string[]]>([
    ['nothing was checked', recorded([], { isComplete: false }), []],
    ['everything is agreed', recorded([]), []],
    ['the town has a remark', recorded(['city'], { isComplete: false }), ['ZAMIESZKANIE']],
    [
      'the child has a remark',
      recorded(['children.0.pesel'], { isComplete: false }),
      ['WIEK', 'INNE_ZGLOSZENIE'],
    ],
    ['the number of the parent has a remark', recorded(['pesel'], { isComplete: false }), []],
    ['other money has a remark', recorded([FIELDS[3] ?? ''], { isComplete: false }), []],
    ['other money has a remark, all is checked', recorded([FIELDS[3] ?? '']), ['INNE_SRODKI', 'INNY']],
    ['the files have a remark, all is checked', recorded(['attachments']), ['INNY']],
    [
      'the files have a remark after a call for correction',
      recorded(['attachments'], { wasCalled: true }),
      ['BEZ_POPRAWY', 'INNY'],
    ],
  ])('when %s', (_when, facts, reasons) => {
    expect(fittingReasons(facts)).toEqual(reasons);
  });
});

it('says what stands against a rejection', () => {
  expect(rejectionErrors('WIEK', recorded([], { isComplete: false }))).toEqual({ review: 'is-empty' });
  expect(rejectionErrors('INNY', recorded(['city'], { isComplete: false }))).toEqual({ review: 'is-empty' });
  expect(rejectionErrors('BEZ_POPRAWY', recorded(['city']))).toEqual({ reason: 'not-valid-option' });
  expect(rejectionErrors('WIEK', recorded(['city']))).toEqual({ reason: 'not-valid-option' });
  expect(rejectionErrors('ZAMIESZKANIE', recorded(['city']))).toEqual({});
});
