import { DEMO_PASSWORD } from '../src/config';
import type { TestApp } from './test-app';

interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: read as the specification's client reads it, without our types.
  body: any;
}

export const APPLICATION = 9192;

/** Calls over the network, as somebody sends them who has nothing but Spec §7. */
export async function specifiedClient({ app }: TestApp) {
  const host = await app.listen({ port: 0, host: '127.0.0.1' });
  /** Whose calls they are. `headers` are sent beside `token` and `Application`. */
  const sender: { token: string; id_user: number; headers: Record<string, string> } = {
    token: '',
    id_user: 0,
    headers: {},
  };

  async function call(
    method: string,
    path: string,
    body?: unknown,
    query: Record<string, unknown> = {},
  ): Promise<Reply> {
    const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const isJson = !(body instanceof Uint8Array) && body !== undefined;
    const { token, headers } = sender;
    const answer = await fetch(`${host}/api/${path}?${params}`, {
      method,
      headers: {
        ...(token && { token }),
        Application: String(APPLICATION),
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as Uint8Array<ArrayBuffer>) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  async function withHeaders<Result>(headers: Record<string, string>, send: () => Promise<Result>) {
    sender.headers = headers;
    try {
      return await send();
    } finally {
      sender.headers = {};
    }
  }

  /** Sends with the token of somebody else. */
  async function as<Result>(token: string, send: () => Promise<Result>): Promise<Result> {
    const own = sender.token;
    sender.token = token;
    try {
      return await send();
    } finally {
      sender.token = own;
    }
  }

  const get = (path: string, query: Record<string, unknown> = {}) => call('GET', path, undefined, query);
  const post = (path: string, query: Record<string, unknown> = {}, body: unknown = {}) =>
    call('POST', path, body, query);

  return {
    ...{ host, sender, get, post, withHeaders, as },
    remove: (path: string, query: Record<string, unknown>) => call('DELETE', path, undefined, query),
    /** A multipart body. */
    sendForm: (
      path: string,
      { headers, payload }: { headers: Record<string, string>; payload: Uint8Array },
    ) => withHeaders(headers, () => call('POST', path, new Uint8Array(payload))),
    async login(mail: string, pass = DEMO_PASSWORD): Promise<void> {
      sender.token = '';
      sender.token = (await post('user/login', {}, { mail, pass })).body.data.token;
      sender.id_user = (await get('user/find', { by_token: 1 })).body.data.id;
    },
  };
}
