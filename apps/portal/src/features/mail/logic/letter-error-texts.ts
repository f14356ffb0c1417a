import { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Errors of fields by their codes, those of a letter alone as sentences. */
export function letterErrorTexts(
  codes: Readonly<Record<string, string>>,
  texts: Texts,
): Record<string, string>;
export function letterErrorTexts(failure: ApiFailure, texts: Texts): Record<string, string> | undefined;
export function letterErrorTexts(
  given: ApiFailure | Readonly<Record<string, string>>,
  texts: Texts,
): Record<string, string> | undefined {
  const codes = given instanceof ApiFailure ? fieldErrorsOf(given) : given;
  if (!codes) return undefined;
  return Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [field, texts[field]?.[code] ?? code]),
  );
}
