import { type AnswerOf, type AnyEndpoint, APP_VERSION, type QueryOf } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';
import { presentApplication } from '../http/present-application';
import { presentLanguage } from '../http/present-language';
import { UNCHANGED, urlWithQuery } from '../http/send';
import { request } from '../session/client';
import { useSession } from '../session/session-store';
import { findAnswer, type KeptAnswer, keepAnswer } from './kept-answers';

interface Input<Endpoint extends AnyEndpoint> {
  query?: QueryOf<Endpoint>;
  signal?: AbortSignal;
}

/**
 * A request whose answer stays in the local cache: the next one, also of a later visit, asks only whether it has changed.
 * The server is asked each time, so that nobody is shown what they may no longer see. Without a storage it is an ordinary
 * request.
 */
export async function requestKept<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: Input<Endpoint> = {},
): Promise<AnswerOf<Endpoint>> {
  const of = useSession.getState().me?.id;
  if (of === undefined) return request(endpoint, input);
  const key = keyOf(endpoint, input.query, of);
  const known = await findAnswer(key, of).catch(() => undefined);
  try {
    return await ask(endpoint, input, { key, of, known });
  } catch (error) {
    // What was kept is no answer any more, for example after a new version of the portal.
    const isUseless = error instanceof ApiFailure && error.status === UNCHANGED;
    if (!isUseless) throw error;
    return ask(endpoint, input, { key, of, known: undefined });
  }
}

interface Keeping {
  key: string;
  of: number;
  known: KeptAnswer | undefined;
}

function ask<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: Input<Endpoint>,
  { key, of, known }: Keeping,
): Promise<AnswerOf<Endpoint>> {
  return request(endpoint, {
    ...input,
    kept: {
      tag: known?.tag,
      json: known?.json,
      keep(tag, json) {
        // Somebody else may have signed in meanwhile.
        if (useSession.getState().me?.id === of)
          void keepAnswer({ key, of, tag, json }).catch(() => undefined);
      },
    },
  });
}

function keyOf({ url }: AnyEndpoint, query: unknown, of: number): string {
  return [of, presentApplication(), presentLanguage(), APP_VERSION, urlWithQuery(url, query)].join(' ');
}
