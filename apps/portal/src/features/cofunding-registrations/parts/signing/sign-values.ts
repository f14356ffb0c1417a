import { ApiFailure, fieldErrorsOf } from '../../../../shared/http/api-failure';

export interface SignValues {
  pass: string;
  code: string;
  statement: boolean;
}

interface RefusalWords {
  wrongPass: string;
  tooMany: string;
  changed: string;
}

/** A refused signature: at its field, or in words of its own above the form; else those of the catalogue. */
export function signRefusal(
  error: unknown,
  words: RefusalWords,
): { field?: 'pass' | 'code'; message: string | undefined } {
  // The code of a weak password stands here for a wrong one, so its general words would mislead.
  if (fieldErrorsOf(error)?.pass) return { field: 'pass', message: words.wrongPass };
  if (!(error instanceof ApiFailure)) return { message: undefined };

  switch (error.code) {
    case 'not-valid-code':
      return { field: 'code', message: 'not-valid-code' };
    case 'too-many-requests':
      return { message: words.tooMany };
    case 'conflict':
      return { message: words.changed };
    default:
      return { message: undefined };
  }
}
