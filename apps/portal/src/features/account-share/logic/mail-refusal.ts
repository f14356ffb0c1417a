import { ApiFailure } from '#shared/http/api-failure';

/** The sentence for an address of nobody who may help; `undefined` for every other failure. */
export function refusalOfMail(error: unknown, text: string): string | undefined {
  return error instanceof ApiFailure && error.code === 'object-no-exist' ? text : undefined;
}
