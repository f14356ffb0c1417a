import type { AnswerOf, AnyEndpoint } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';
import { type RequestInput, send } from '../http/send';
import { mainToken } from './acting';
import { developerHeaders } from './dev-config';
import { freshToken, refreshAfter } from './fresh-token';
import { readItem } from './storage';

type Input<Endpoint extends AnyEndpoint> = Omit<RequestInput<Endpoint>, 'token' | 'tokenMain' | 'developer'>;

/**
 * Sends requests of screens to the server: adds the token, renews it when it is about to expire and once more when
 * the server says that it has.
 */
export async function request<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: Input<Endpoint> = {},
): Promise<AnswerOf<Endpoint>> {
  const token = await freshToken();
  const extra = { developer: developerHeaders(), tokenMain: mainToken() };
  try {
    return await send(endpoint, { ...input, ...extra, token });
  } catch (error) {
    const code = error instanceof ApiFailure ? error.code : undefined;
    if (code === 'token-expired' && token) {
      return send(endpoint, { ...input, ...extra, token: await refreshAfter(token) });
    }
    // Sent before somebody signed in: the refusal is not about their session.
    const since = code === 'no-login' && !token ? await freshToken() : undefined;
    if (!since) throw error;
    return send(endpoint, { ...input, ...extra, token: since });
  }
}

/** For a page that is being left: the request is sent before this function returns, with the present token. */
export function requestAtOnce<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: Input<Endpoint> = {},
): Promise<AnswerOf<Endpoint>> {
  return send(endpoint, { ...input, token: readItem('user_token'), tokenMain: mainToken(), keepalive: true });
}
