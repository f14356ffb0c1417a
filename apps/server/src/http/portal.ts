import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { isLoginLink, isPortalPath } from '@urzad/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error';
import { pathOf } from './logger';
import { pageAnswers, withAnswers } from './page-answers';
import { pageRenderer, type RenderPage } from './page-renderer';
import { withRendered } from './rendered-html';
import { inlineScriptHashes, pagePolicy } from './security-headers';
import { withContact } from './start-notice';

export interface PortalFiles {
  /** Folder of the built portal. */
  portalDir: string;
  /** The portal's build for the server. */
  rendererFile: string;
}

/**
 * Serves the built portal: files with a hash in their name are cached for ever, the page itself never. A path without
 * a screen gets the page too, which says so, with the status 404. Without a build only the API answers.
 */
export async function servePortal(app: FastifyInstance, { portalDir, rendererFile }: PortalFiles) {
  const indexFile = path.join(portalDir, 'index.html');
  const html = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined;
  const sendPage =
    html === undefined ? undefined : pageSender(app, html, pageRenderer(rendererFile, app.log));

  if (sendPage) {
    // The page only, which holds nothing secret: an answer beside a secret could tell it by its length.
    await app.register(fastifyCompress, { global: false });
    await app.register(fastifyStatic, {
      root: portalDir,
      // A route for each file of the build: no other path leads to the disk, and all of them to what is not found.
      wildcard: false,
      globIgnore: ['index.html'],
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('Cache-Control', cachingOf(file));
      },
    });
    // For requests without the page, such as a window with a PDF.
    app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=86400').redirect('/favicon.svg', 308),
    );
    for (const url of ['/', '/index.html']) app.get(url, { schema: { hide: true } }, sendPage);
    app.get('/*', { schema: { hide: true } }, (request, reply) => {
      const pathname = pathOf(request.url);
      // A person who follows a link gets a page that says so; a program that loads a file or calls the API does not.
      if (/^\/api(?![\w-])|\.\w+$/.test(pathname)) throw new ApiError('object-no-exist');
      return sendPage(request, reply.code(isPortalPath(pathname) ? 200 : 404));
    });
  }

  app.setNotFoundHandler(() => {
    throw new ApiError('object-no-exist');
  });
}

function pageSender(app: FastifyInstance, html: string, render: RenderPage) {
  const policy = pagePolicy({
    scriptHashes: inlineScriptHashes(html),
    publicUrl: app.config.publicUrl,
  });

  /**
   * The page of a path with what is known. The query has no part in it: links that are shared get one from others
   * (`fbclid`, `utm_source`), and no public page looks at it.
   */
  async function pageOf({ url, headers }: FastifyRequest): Promise<string> {
    const answers = await pageAnswers(app, pathOf(url));
    const page = withAnswers(await withContact(app, html), answers);
    if (!answers.isComplete) return page;

    const rendered = await render({
      path: pathOf(url),
      cookies: headers.cookie ?? '',
      answers: answers.known,
      moment: app.clock.business().toISOString(),
      origin: new URL(app.config.publicUrl).origin,
    });
    return rendered ? withRendered(page, rendered) : page;
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await pageOf(request);
    return (
      reply
        .header('Content-Security-Policy', policy)
        // The page has the time and the free places in it, so it must not be cached.
        .header('Cache-Control', 'no-store')
        .header('Vary', 'Cookie')
        .headers(isLoginLink(pathOf(request.url)) ? { 'Referrer-Policy': 'no-referrer' } : {})
        .type('text/html; charset=utf-8')
        .compress(page)
    );
  };
}

function cachingOf(file: string): string {
  return file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
