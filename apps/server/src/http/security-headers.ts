import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The players that `VideoPlayer` of @urzad/ui puts into a frame after a press (decision 0080); nothing else is framed. */
const PLAYER_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://w.soundcloud.com',
];

/** Headers of every answer; the content policy of a page comes from `pagePolicy` (Security §2). */
export async function addSecurityHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000 },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });

  app.addHook('onSend', async (request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    // An answer of the API is data: if a browser shows one, it may run and load nothing.
    const isData = request.url.startsWith('/api/') || /json/.test(String(reply.getHeader('Content-Type')));
    if (isData && !reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}

/** Hashes of the inline scripts of the page, e.g. the one that sets the theme before the first paint. */
export function inlineScriptHashes(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

export function pagePolicy({ scriptHashes, publicUrl }: PagePolicy): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // Only our own files: a style element that a library adds is refused.
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob: https:",
    `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}`,
    "worker-src 'self' blob:",
    `frame-src ${PLAYER_HOSTS.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Forms are sent by scripts. One that is sent before they are there would put what was typed into the address.
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // With `urzad-pdf` @urzad/ui starts the worker that reads documents; with `dompurify` its rich editor turns cleaned
    // text into nodes (decision 0017).
    'trusted-types urzad-pdf dompurify',
  ].join('; ');
}

interface PagePolicy {
  scriptHashes: readonly string[];
  publicUrl: string;
}
