import { FIELD_TYPES, type IsoDate } from '@urzad/domain';
import {
  type AccessionFacts,
  accessionFactErrors,
  accessionFactsOf,
  accessionRuleErrors,
  type CallParams,
  type FileKind,
} from '@urzad/grants';
import type { RegistrationForm } from '@urzad/grants/schemas';
import { ApiError } from '../../../api-error';

interface Reading {
  form: RegistrationForm;
  params: CallParams;
  /** The day on which the document was sent. */
  sent: IsoDate;
  today: IsoDate;
}

/**
 * What the office reads from a document of this kind, as it is stored.
 * @throws ApiError `not-valid` for wrong facts and for what the rules refuse (E8, E9, E13)
 */
export function readFacts(
  { kind, given }: { kind: FileKind; given: AccessionFacts },
  { form, params, sent, today }: Reading,
): AccessionFacts {
  const facts = tidied(kind, given);
  refuse(accessionFactErrors(kind, facts, today));
  refuse(accessionRuleErrors({ kind, facts }, { form, params, sent }));
  return facts;
}

function tidied(kind: FileKind, given: AccessionFacts): AccessionFacts {
  return Object.fromEntries(
    Object.entries(accessionFactsOf(kind)).map(([name, { type }]) => {
      const text = given[name] ?? '';
      const { tidy } = FIELD_TYPES[type];
      return [name, tidy(text)];
    }),
  );
}

function refuse(errors: Readonly<Record<string, string>>): void {
  const named = Object.entries(errors).map(([name, code]) => [`facts.${name}`, code]);
  if (named.length > 0) throw new ApiError('not-valid', Object.fromEntries(named));
}
