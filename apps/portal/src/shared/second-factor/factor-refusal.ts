import { CodeRefusal, type FactorKind } from '@urzad/contract';
import type { ErrorCodes } from '@urzad/ui';
import { codeRefusal } from '../code/code-refusal';
import { codeMessages } from '../code/messages';
import type { ApiFailure } from '../http/api-failure';
import { isCodeSpent } from '../http/refusals';
import { useMessages } from '../i18n/messages';
import { secondFactorMessages } from './messages';

/** What was asked for: a code of the factor, or a recovery code in its place. */
export type AskedCode = FactorKind | 'recovery';

/** The refusal of a code of the second factor as the error of the field `code`; `undefined` for any other. */
export function useFactorRefusal(asked: AskedCode): (failure: ApiFailure) => ErrorCodes | undefined {
  const words = useMessages(secondFactorMessages);
  const mailed = useMessages(codeMessages);

  return (failure) =>
    factorRefusal(failure, words) ??
    (asked === 'mail' ? codeRefusal(failure, mailed) : typedRefusal(failure, words));
}

type Words = Pick<typeof secondFactorMessages.pl, 'wrong' | 'wrongLeft' | 'noneLeft' | 'used' | 'ended'>;

/** What no other code is refused for. */
export function factorRefusal({ code, data }: ApiFailure, words: Words): ErrorCodes | undefined {
  if (code !== 'not-valid-code') return undefined;
  const told = CodeRefusal.safeParse(data).data?.code;
  if (told === 'used-code') return { code: words.used };
  return told === 'expired-challenge' ? { code: words.ended } : undefined;
}

/** Of a code that no message brought: another one cannot be sent. */
export function typedRefusal(failure: ApiFailure, words: Words): ErrorCodes | undefined {
  if (isCodeSpent(failure)) return { code: words.noneLeft };
  if (failure.code !== 'not-valid-code') return undefined;
  const left = CodeRefusal.safeParse(failure.data).data?.tries_left;
  if (left === undefined) return { code: words.wrong };
  return { code: left === 0 ? words.noneLeft : words.wrongLeft(left) };
}
