import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPortalPath } from '@urzad/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../api-error';
import { pathOf } from './logger';
import { withAnswers } from './page-answers';
import { inlineScriptHashes, pagePolicy } from './security-headers';
import { withContact } from './start-notice';

/**
 * Serves the built portal: files with a hash in their name are cached for ever, the page itself never. A path without
 * a screen gets the page too, which says so, with the status 404. Without a build only the API answers.
 */
export async function servePortal(app: FastifyInstance, portalDir: string) {
  const indexFile = path.join(portalDir, 'index.html');
  const html = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined;
  const sendPage = html === undefined ? undefined : pageSender(app, html);

  if (sendPage) {
    await app.register(fastifyStatic, {
      root: portalDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('Cache-Control', cachingOf(file));
      },
    });
    // For requests without the page, such as a window with a PDF.
    app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
      reply.redirect('/favicon.svg', 308),
    );
    app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply));
    app.get('/index.html', { schema: { hide: true } }, (_request, reply) => sendPage(reply));
  }

  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request.url);
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/api(?![\w-])/.test(pathname) &&
      !/\.\w+$/.test(pathname);
    if (!isPage || !sendPage) throw new ApiError('object-no-exist');
    return sendPage(reply.code(isPortalPath(pathname) ? 200 : 404));
  });
}

function pageSender(app: FastifyInstance, html: string) {
  const policy = pagePolicy({
    scriptHashes: inlineScriptHashes(html),
    publicUrl: app.config.publicUrl,
  });

  return async (reply: FastifyReply) => {
    const page = await withAnswers(app, await withContact(app, html));
    return (
      reply
        .header('Content-Security-Policy', policy)
        // The page has the time and the free places in it, so it must not be cached.
        .header('Cache-Control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page)
    );
  };
}

function cachingOf(file: string): string {
  return file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
