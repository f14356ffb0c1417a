import { type AnswerOf, type AnyEndpoint, DEFAULT_APPLICATION } from '@urzad/contract';
import { presentApplication } from './present-application';

/** The element in which the server puts the answers of the first requests. */
const ANSWERS_ID = 'answers';

export type PageAnswers = Readonly<Record<string, unknown>>;

let answers: PageAnswers | undefined;

/**
 * The answer of a public endpoint from inside the page: without a second round trip, and without the code of a
 * request. Undefined in development, where the server does not make the page, and in another application than that of
 * visitors.
 */
export function pageAnswer<Endpoint extends AnyEndpoint>(
  url: Endpoint['url'],
): AnswerOf<Endpoint> | undefined {
  if (presentApplication() !== DEFAULT_APPLICATION) return undefined;
  answers ??= readAnswers();

  // The server that made this page validated the answer by the schema of this endpoint.
  return answers[url] as AnswerOf<Endpoint> | undefined;
}

/** For the server, which renders a page before there is a document with answers in it. */
export function givePageAnswers(given: PageAnswers) {
  answers = given;
}

function readAnswers(): PageAnswers {
  if (typeof document === 'undefined') return {};
  const text = document.getElementById(ANSWERS_ID)?.textContent?.trim();

  return text ? JSON.parse(text) : {};
}
