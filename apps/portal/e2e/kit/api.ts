import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyOf,
  type QueryOf,
  Tokens,
  UploadedFile,
  uploads,
  users,
} from '@urzad/contract';
import * as z from 'zod/mini';
import { failureOf, headersOf, urlWithQuery } from '../../src/shared/http/send';

interface Input<Endpoint extends AnyEndpoint> {
  query?: QueryOf<Endpoint>;
  body?: BodyOf<Endpoint>;
  /** Idempotency-Key: the same one gets the first answer again. */
  key?: string;
}

/** The requests of one person, typed by the contract, without the screens of the portal. */
export interface Client {
  address: string;
  token: string | undefined;
  /** @throws ApiFailure for every answer but a success; TypeError without an answer */
  request<Endpoint extends AnyEndpoint>(
    endpoint: Endpoint,
    input?: Input<Endpoint>,
  ): Promise<AnswerOf<Endpoint>>;
  /** @returns the key by which the file is attached */
  upload(file: { name: string; bytes: Buffer }): Promise<string>;
}

export function clientOf(address: string, token?: string): Client {
  async function answerOf(response: Response): Promise<unknown> {
    const json: unknown = await response.json();
    if (!response.ok) throw failureOf(response, json);
    return json;
  }

  return {
    address,
    token,
    async request(endpoint, { query, body, key } = {}) {
      const response = await fetch(`${address}${urlWithQuery(endpoint.url, query)}`, {
        method: endpoint.method,
        headers: headersOf({ token, idempotencyKey: key, isJson: body !== undefined }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const parsed = z.parse(endpoint.schema.response[200], await answerOf(response));
      return parsed as AnswerOf<typeof endpoint>; // Parsed by this very schema; a generic one answers `unknown`.
    },
    async upload({ name, bytes }) {
      const body = new FormData();
      body.append('files', new Blob([new Uint8Array(bytes)]), name);
      const response = await fetch(`${address}${uploads.uploadfile.url}`, {
        method: uploads.uploadfile.method,
        headers: headersOf({ token }),
        body,
      });
      return z.parse(z.object({ data: UploadedFile }), await answerOf(response)).data.filename;
    },
  };
}

/** Signs in to the portal's server; `mail` may be the short name of a demo account. */
export async function signIn(address: string, mail: string, pass: string): Promise<Client> {
  const full = mail.includes('@') ? mail : `${mail}@example.com`;
  const { data } = await clientOf(address).request(users.login, { body: { mail: full, pass } });
  return clientOf(address, z.parse(Tokens, data).token);
}
