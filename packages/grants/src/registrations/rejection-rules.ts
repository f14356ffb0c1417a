import type { FieldErrors } from '@urzad/domain';
import type { RegistrationStatus } from './registration-status';
import { REJECT_REASON_CODES, type RejectReason } from './rejection';

/** What the formal check has recorded about an application. */
export interface RejectionFacts {
  /** All that the check looks at. */
  fields: readonly string[];
  /** What it was looked at with the result. */
  review: readonly { field: string; state: 'ok' | 'remark' }[];
  /** The statuses that it has reached. */
  history: readonly { status: RegistrationStatus }[];
}

interface Fitting {
  /** The answers of which one has to have a remark; without them any remark will do. */
  about?: readonly string[];
  /** It ends the check at once, with a checklist that is not complete (Order §11). */
  isAtOnce?: true;
  /** Only after a call for correction. */
  isAfterCall?: true;
}

const ADDRESS = [
  'region',
  'district',
  'community',
  'city',
  'zip_code',
  'street',
  'building_number',
  'decl_residence',
];

/** When each reason can be true. E1-E4, E7 and E12 end the check at once. */
const FITTING: Record<RejectReason, Fitting> = {
  OPIEKA: { about: ['children.relation', 'decl_custody'], isAtOnce: true },
  WIEK: { about: ['children.pesel', 'children.care_form'], isAtOnce: true },
  ZAMIESZKANIE: { about: ADDRESS, isAtOnce: true },
  STATUS: { about: ['labour_status', 'labour_since', 'labour_document_date', 'leave_kind'], isAtOnce: true },
  FORMA_OPIEKI: { about: ['children.care_form'], isAtOnce: true },
  INNE_ZGLOSZENIE: { about: ['children.pesel', 'children.firstname', 'children.lastname'], isAtOnce: true },
  INNE_SRODKI: { about: ['children.other_public_support', 'decl_no_double'] },
  BEZ_POPRAWY: { isAfterCall: true },
  INNY: {},
};

/** The reasons for which an application may be rejected: those that fit what is recorded (Order §11). */
export function fittingReasons(facts: RejectionFacts): RejectReason[] {
  const isComplete = isChecked(facts);
  return possibleReasons(facts).filter((reason) => isComplete || FITTING[reason].isAtOnce);
}

/** What stands against a rejection for this reason: the checklist, or the reason itself. */
export function rejectionErrors(reason: RejectReason, facts: RejectionFacts): FieldErrors {
  if (fittingReasons(facts).includes(reason)) return {};
  const isOpen = remarksOf(facts).length === 0 || possibleReasons(facts).includes(reason);
  return isOpen ? { review: 'is-empty' } : { reason: 'not-valid-option' };
}

/** Whether all that the check looks at was looked at. */
function isChecked({ fields, review }: RejectionFacts): boolean {
  const marked = new Set(review.map(({ field }) => field));
  return fields.every((field) => marked.has(field));
}

function possibleReasons(facts: RejectionFacts): RejectReason[] {
  const remarks = remarksOf(facts);
  const wasCalled = facts.history.some(({ status }) => status === 'to_correct');

  return REJECT_REASON_CODES.filter((reason) => {
    const { about, isAfterCall } = FITTING[reason];
    if (remarks.length === 0 || (isAfterCall && !wasCalled)) return false;
    return !about || remarks.some((field) => about.includes(answerOf(field)));
  });
}

function remarksOf({ review }: RejectionFacts): string[] {
  return review.flatMap(({ field, state }) => (state === 'remark' ? [field] : []));
}

/** The answer of any child: `children.0.pesel` is `children.pesel`. */
function answerOf(field: string): string {
  return field.replace(/\.[0-9]+\./, '.');
}
