import { portalPaths } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { inTime } from '../in-time';

/**
 * The first requests of every public page. Their answers are put into the page, so that a visitor waits for no second
 * round trip and loads no code for the requests.
 */
const ASKED_FIRST = ['/api/base/initsystem', '/api/cofundingcall/get'];

/** What one page alone shows: the others would carry it for nothing. */
const ASKED_BY: Readonly<Record<string, readonly string[]>> = {
  [portalPaths.accessibility]: ['/api/base/accessibility'],
};

/** The element of the built page for the answers. */
const ANSWERS_MARK = '<script type="application/json" id="answers"></script>';

export interface PageAnswers {
  /** By the path of the endpoint. One that failed is left out, and the portal asks again. */
  known: Readonly<Record<string, unknown>>;
  isComplete: boolean;
}

/** A page does not wait longer for a database that stands still. */
export const PATIENCE_MS = 1_000;
const lastAnswers = new WeakMap<FastifyInstance, Map<string, unknown>>();

/** The answers of the public endpoints, as any visitor gets them; those that do not come in time as they were last. */
export async function pageAnswers(
  app: FastifyInstance,
  path: string,
  patienceMs = PATIENCE_MS,
): Promise<PageAnswers> {
  const last = lastAnswers.get(app) ?? new Map<string, unknown>();
  lastAnswers.set(app, last);
  const ask = async (url: string) => {
    const coming = answerOf(app, url).then((answer) => {
      if (answer !== undefined) last.set(url, answer);
      return answer;
    });
    return [url, await inTime(coming, patienceMs, () => last.get(url))] as const;
  };
  const answers = await Promise.all([...ASKED_FIRST, ...(ASKED_BY[path] ?? [])].map(ask));
  const known = answers.filter(([, answer]) => answer !== undefined);

  return { known: Object.fromEntries(known), isComplete: known.length === answers.length };
}

/** Puts the answers into the page. */
export function withAnswers(html: string, { known }: PageAnswers): string {
  return html.replace(ANSWERS_MARK, () => ANSWERS_MARK.replace('><', `>${asScriptText(known)}<`));
}

async function answerOf(app: FastifyInstance, url: string): Promise<unknown> {
  const { statusCode, payload } = await app.inject({ method: 'GET', url });
  return statusCode === 200 ? JSON.parse(payload) : undefined;
}

/** JSON that cannot end the script element early: `</script>` and `<!--` need a `<`. */
function asScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
