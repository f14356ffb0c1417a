import type { AnswerOf, AnyEndpoint, BodyOf, QueryOf } from '@urzad/contract';
import * as z from 'zod/mini';
import { ApiFailure } from './api-failure';
import { presentApplication } from './present-application';
import { presentLanguage } from './present-language';
import { noteServerDate } from './server-clock';

export interface RequestInput<Endpoint extends AnyEndpoint> {
  query?: QueryOf<Endpoint>;
  body?: BodyOf<Endpoint>;
  token?: string | undefined;
  /** That of the staff member's own sign-in, while they act as somebody. */
  tokenMain?: string | undefined;
  /** One for each form instance; the server answers a repeated request with the first answer. */
  idempotencyKey?: string | undefined;
  /** Headers of a developer (Spec §7). */
  developer?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  /** What the browser keeps of an earlier answer, and what keeps this one. */
  kept?: KeptBefore | undefined;
  /** The request is completed after its page was closed. Only small ones can be; a larger one is sent as usual. */
  keepalive?: boolean | undefined;
}

export interface KeptBefore {
  tag: string | undefined;
  json: string | undefined;
  /** Called with the name and the text of a new answer that may be kept. */
  keep: (tag: string, json: string) => void;
}

/** The server answers so to a request that names what it would answer. */
export const UNCHANGED = 304;

/** One request, one parsed answer. Any other outcome throws an `ApiFailure`. */
export async function send<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: RequestInput<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
  const response = await answered(endpoint, input);
  const json = await jsonOf(response, input.kept);
  if (!response.ok && response.status !== UNCHANGED) throw failureOf(response, json);

  const parsed = z.safeParse(endpoint.schema.response[200], json);
  if (!parsed.success) throw new ApiFailure('server', z.prettifyError(parsed.error), response.status);
  return parsed.data as AnswerOf<Endpoint>; // `safeParse` of a generic schema returns `unknown`; it was parsed by this very schema.
}

/** What is no JSON is kept no more than a refusal. */
async function jsonOf(response: Response, kept: KeptBefore | undefined): Promise<unknown> {
  const text = response.status === UNCHANGED ? (kept?.json ?? '') : await response.text().catch(() => '');
  const tag = response.ok && response.headers.get('ETag');
  try {
    const json: unknown = JSON.parse(text);
    if (tag) kept?.keep(tag, text);
    return json;
  } catch {
    return undefined;
  }
}

/** The request came too late for the server, which did nothing (Security §3). */
const LATE = 408;

/** Sends a request that was late once more, where it can be done only once. */
async function answered<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: RequestInput<Endpoint>,
): Promise<Response> {
  const response = await fetchFrom(endpoint, input);
  const isRepeatable = endpoint.method === 'GET' || input.idempotencyKey !== undefined;

  return response.status === LATE && isRepeatable ? fetchFrom(endpoint, input) : response;
}

async function fetchFrom<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  input: RequestInput<Endpoint>,
): Promise<Response> {
  const { query, body, signal } = input;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const isKeptAlive = input.keepalive === true && fitsKeepalive(json);
  try {
    const response = await fetch(urlWithQuery(endpoint.url, query), {
      method: endpoint.method,
      headers: headersOf({ ...input, tag: input.kept?.tag, isJson: json !== undefined }),
      ...(json === undefined ? {} : { body: json }),
      ...(isKeptAlive ? { keepalive: true } : {}),
      ...(signal ? { signal } : {}),
    });
    noteServerDate(response.headers);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiFailure('network', undefined, 0);
  }
}

/** The Fetch standard limits the bodies of such requests to 64 KiB in all, and the browser refuses more. */
const KEEPALIVE_BYTES = 65_536;

function fitsKeepalive(body = ''): boolean {
  return new TextEncoder().encode(body).length <= KEEPALIVE_BYTES;
}

interface HeaderFacts {
  token?: string | undefined;
  tokenMain?: string | undefined;
  idempotencyKey?: string | undefined;
  developer?: Readonly<Record<string, string>> | undefined;
  /** The name of the answer that is known. */
  tag?: string | undefined;
  isJson?: boolean;
}

/** Headers of Spec §7, for `fetch` and for uploads alike. */
export function headersOf({
  token,
  tokenMain,
  idempotencyKey,
  developer,
  tag,
  isJson,
}: HeaderFacts): Record<string, string> {
  return {
    Application: String(presentApplication()),
    'Accept-Language': presentLanguage(),
    ...(token ? { token } : {}),
    ...(tokenMain ? { 'token-main': tokenMain } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...developer,
    ...(tag ? { 'If-None-Match': tag } : {}),
    ...(isJson ? { 'Content-Type': 'application/json' } : {}),
  };
}

const Refusal = z.object({
  code: z.string(),
  data: z.optional(z.unknown()),
  /** For a developer only. */
  verbose: z.catch(z.optional(z.object({ cause: z.nullable(z.array(z.string())) })), undefined),
});

/** `{code, data}` of an error answer, whatever its body. One that was late is a matter of the line, not of what it says. */
export function failureOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  json: unknown,
): ApiFailure {
  if (status === LATE) return new ApiFailure('network', undefined, status);
  const answer = z.safeParse(Refusal, json);
  const {
    code,
    data = undefined,
    verbose,
  } = answer.success ? answer.data : { code: 'server', verbose: undefined };
  const causes = verbose?.cause ?? [];
  return new ApiFailure(code, data, status, momentAfter(headers.get('Retry-After')), causes);
}

/** `Retry-After` of this server, in seconds, as a time of this machine's clock. */
function momentAfter(seconds: string | null): Date | undefined {
  return seconds !== null && /^[0-9]{1,6}$/.test(seconds)
    ? new Date(Date.now() + Number(seconds) * 1000)
    : undefined;
}

/** Empty, null and blank values and empty arrays are left out of the query (Spec §7). */
export function urlWithQuery(url: string, query: unknown): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text.trim() !== '') words.set(name, text);
  }
  return words.size > 0 ? `${url}?${words}` : url;
}
