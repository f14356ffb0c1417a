import type { AnswerOf, AnyCall } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';
import { type CallInput, send } from '../http/send';
import { freshToken, refreshAfter } from '../tokens/fresh-token';
import { readItem } from '../tokens/storage';

type Input<Call extends AnyCall> = Omit<CallInput<Call>, 'token'>;

/**
 * The one way from a screen to the server: adds the token, renews it when it is about to end and once more when the
 * server says that it has ended.
 */
export async function call<Call extends AnyCall>(
  entry: Call,
  input: Input<Call> = {},
): Promise<AnswerOf<Call>> {
  const token = await freshToken();
  try {
    return await send(entry, { ...input, token });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'token-expired' || !token) throw error;
    return send(entry, { ...input, token: await refreshAfter(token) });
  }
}

/** For a page that is being left: the request leaves before this function returns, with the token as it is. */
export function callAtOnce<Call extends AnyCall>(
  entry: Call,
  input: Input<Call> = {},
): Promise<AnswerOf<Call>> {
  return send(entry, { ...input, token: readItem('user_token'), keepalive: true });
}
