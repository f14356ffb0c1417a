import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, PageToRender, RenderedPage } from '@urzad/contract';
import { Mutex } from 'async-mutex';
import type { FastifyBaseLogger } from 'fastify';

interface Kept {
  /** What the page was made of. */
  made: string;
  page: Promise<Rendered>;
}

/** A page with what it was rendered with, which its first render in the browser takes too. */
export interface Rendered extends RenderedPage {
  with: Pick<PageToRender, 'moment' | 'origin' | 'visitor'>;
}

/** A request for a page. */
export type PageRequest = Omit<PageToRender, 'visitor'> & { cookies: string };

export type RenderPage = (request: PageRequest) => Promise<Rendered | undefined>;

/**
 * Renders the portal's public pages, each again when its data or the office's minute has changed.
 *
 * @param file the portal's build for the server; without it nothing is rendered, and the browser draws every page
 */
export function pageRenderer(file: string, log: FastifyBaseLogger): RenderPage {
  const kept = new Map<string, Kept>();
  const { load } = loaderOf(file);
  const turn = new Mutex();

  /** As it was rendered before for such a visitor, unless something has changed since. */
  function keptOrRendered(renderer: PageRenderer, page: PageToRender): Promise<Rendered> {
    const key = `${page.path} ${JSON.stringify(page.visitor)}`;
    const made = fingerprintOf(page);
    const found = kept.get(key);
    if (found?.made === made) return found.page;

    const { moment, origin, visitor } = page;
    const rendered = turn.runExclusive(async () => ({
      ...(await renderer.renderPage(page)),
      with: { moment, origin, visitor },
    }));
    kept.set(key, { made, page: rendered });
    return rendered;
  }

  return async ({ cookies, ...request }) => {
    try {
      const renderer = await load();
      if (!renderer?.isRendered(request.path)) return undefined;
      return await keptOrRendered(renderer, { ...request, visitor: renderer.visitorOf(cookies) });
    } catch (error) {
      // The browser draws the page then, as it draws those of signed-in people.
      log.error({ err: error, path: request.path }, 'A page could not be rendered');
      return undefined;
    }
  };
}

/** Loaded with the first page: what only answers calls does without. */
function loaderOf(file: string) {
  let loading: Promise<PageRenderer> | undefined;

  return {
    load: async (): Promise<PageRenderer | undefined> => {
      if (!loading && !existsSync(file)) return undefined;
      loading ??= import(pathToFileURL(file).href);
      return loading;
    },
  };
}

/** Everything that a page shows but the seconds. */
function fingerprintOf({ moment, answers, origin }: PageToRender): string {
  const known = JSON.stringify(answers, (key, value) => (key === 'business_date' ? undefined : value));

  return createHash('sha256')
    .update(`${moment.slice(0, 16)} ${origin} ${known}`)
    .digest('base64');
}
