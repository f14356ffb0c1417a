import type { AnswerOf, AnyEndpoint } from '@urzad/contract';

/** Where the server puts the answers that every visitor would ask for first. */
const ANSWERS_ID = 'answers';

export type PageAnswers = Readonly<Record<string, unknown>>;

let answers: PageAnswers | undefined;

/**
 * The answer of a public endpoint that travelled inside the page: no second round trip, and no code for asking. Undefined in
 * development, where the page is not made by the server.
 */
export function pageAnswer<Endpoint extends AnyEndpoint>(
  url: Endpoint['url'],
): AnswerOf<Endpoint> | undefined {
  answers ??= readAnswers();

  // The server that made this page checked the answer against the schema of this very endpoint.
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
