import { createHash } from 'node:crypto';
import { PUBLIC_DOCUMENTS, type PublicDocument } from '@urzad/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { CONTENTS, type DocumentContent } from './documents';
import { type DocumentFacts, factsOf } from './facts';

/** A document as it was made of its content. */
interface Made {
  content: string;
  pdf: Promise<Buffer>;
}

/** Browsers and proxies ask again after an hour, and get a new file only when the document has changed. */
const CACHING = 'public, max-age=3600';

/** The documents of the footer as PDF/UA, made when first asked for and again when their facts have changed. */
export const publicDocumentRoutes: ResourceRoutes = async (app) => {
  const kept = new Map<PublicDocument, Made>();

  function keptOrMade(document: PublicDocument, facts: DocumentFacts): Promise<Buffer> {
    const made = CONTENTS[document](facts);
    const content = JSON.stringify([facts.office, facts.appName, made]);
    const found = kept.get(document);
    if (found?.content === content) return found.pdf;

    const pdf = print(app, made, facts);
    kept.set(document, { content, pdf });
    // One that failed is tried again.
    pdf.catch(() => kept.delete(document));
    return pdf;
  }

  for (const [document, name] of Object.entries(PUBLIC_DOCUMENTS) as [PublicDocument, string][]) {
    app.get(`/pdf/${name}.pdf`, { schema: { hide: true } }, async (request, reply) =>
      send({ request, reply }, name, await keptOrMade(document, await factsOf(app))),
    );
  }
  // A name that there is none of is no page of the portal either.
  app.get('/pdf/*', { schema: { hide: true } }, () => {
    throw new ApiError('object-no-exist');
  });
};

async function print(
  app: FastifyInstance,
  { kind, content }: DocumentContent,
  { office, appName }: DocumentFacts,
): Promise<Buffer> {
  const frame = { office, number: appName, version: 1, created: app.clock.business() };
  const pdf =
    kind === 'WZOR'
      ? await app.documents.print(kind, { ...content, ...frame })
      : await app.documents.print(kind, { ...content, ...frame });
  return Buffer.from(pdf);
}

function send(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  pdf: Buffer,
): FastifyReply {
  const tag = `"${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}"`;
  reply.header('ETag', tag).header('Cache-Control', CACHING);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();

  return reply
    .header('Content-Disposition', `inline; filename="${name}.pdf"`)
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('application/pdf')
    .send(pdf);
}
