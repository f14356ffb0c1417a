import { CodeRefusal } from '@urzad/contract';
import type { ErrorCodes } from '@urzad/ui';
import type { ApiFailure } from '../http/api-failure';
import { isCodeSpent } from '../http/refusals';
import { useMessages } from '../i18n/messages';
import { codeMessages } from './messages';

/** The refusal of a mailed code as the error of the field `code`, where it is corrected; `undefined` for any other. */
export function useCodeRefusal(): (failure: ApiFailure) => ErrorCodes | undefined {
  const words = useMessages(codeMessages);

  return (failure) => codeRefusal(failure, words);
}

type Words = Pick<typeof codeMessages.pl, 'wrong' | 'lastWrong' | 'spent'>;

export function codeRefusal(failure: ApiFailure, words: Words): ErrorCodes | undefined {
  if (isCodeSpent(failure)) return { code: words.spent };
  if (failure.code !== 'not-valid-code') return undefined;
  const { data } = CodeRefusal.safeParse(failure.data);
  if (data?.tries_left === undefined) return { code: data?.code ?? failure.code };

  return { code: data.tries_left === 0 ? words.lastWrong : words.wrong(data.tries_left) };
}
