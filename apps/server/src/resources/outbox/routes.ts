import { outbox as contract, type OutboxEmail } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { isLoopback } from '../../http/loopback';
import type { ResourceRoutes } from '../../http/resource';
import { findEmails } from '../../mail/mail';
import { outboxPage } from './page';

/** The outgoing mail as a page and as data: in demo mode only, and only from this machine (Order §8). */
export const outboxRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', async (request) => {
    if (!isLoopback(request)) throw new ApiError('object-no-exist');
  });

  app.route({
    ...contract.get,
    handler: async ({ query }) => {
      const { emails, count } = await findEmails(app.db, query.to);
      return { data: emails.map(present), count };
    },
  });

  app.get('/outbox', { schema: { hide: true } }, async (_request, reply) => {
    const { emails } = await findEmails(app.db);
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      )
      .send(outboxPage(emails));
  });
};

function present({
  to,
  subject,
  text,
  html,
  create_date,
}: Awaited<ReturnType<typeof findEmails>>['emails'][number]): OutboxEmail {
  return { to, subject, text, html, create_date: create_date.toISOString() };
}
