import type { AnswerOf, AnyEndpoint } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';
import { type RequestInput, send } from '../http/send';
import { mainToken } from './acting';
import { freshToken, refreshAfter } from './fresh-token';
import { readItem } from './storage';

type Input<Endpoint extends AnyEndpoint> = Omit<RequestInput<Endpoint>, 'token' | 'tokenMain'>;

/**
 * Sends requests of screens to the server: adds the token, renews it when it is about to expire and once more when
 * the server says that it has.
 */
export async function request<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: Input<Endpoint> = {},
): Promise<AnswerOf<Endpoint>> {
  const token = await freshToken();
  const tokenMain = mainToken();
  try {
    return await send(endpoint, { ...input, token, tokenMain });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'token-expired' || !token) throw error;
    return send(endpoint, { ...input, token: await refreshAfter(token), tokenMain });
  }
}

/** For a page that is being left: the request is sent before this function returns, with the present token. */
export function requestAtOnce<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: Input<Endpoint> = {},
): Promise<AnswerOf<Endpoint>> {
  return send(endpoint, { ...input, token: readItem('user_token'), tokenMain: mainToken(), keepalive: true });
}
