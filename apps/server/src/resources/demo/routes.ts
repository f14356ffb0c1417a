import { demo as contract } from '@urzad/contract';
import { beginsAsPdf } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { DemoClock } from '../../clock';
import { isLoopback } from '../../http/loopback';
import type { ResourceRoutes } from '../../http/resource';
import { user as account } from '../../identity/table';

/** Sets the business clock: in demo mode only, and only from this machine (Order §8). */
export function demoRoutes(clock: DemoClock): ResourceRoutes {
  return async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!isLoopback(request)) throw new ApiError('object-no-exist');
    });

    app.route({
      ...contract.clock,
      handler: async ({ body }) => {
        clock.set(body.now === null ? null : new Date(body.now));
        return { data: { business_date: clock.business().toISOString() } };
      },
    });
  };
}

/** Base64 of the largest upload, in its JSON. */
const SIGNED_BODY_BYTES = 4_100_000;

/**
 * Signs in the name of people of the demo, so that a document can be signed outside of the portal. A signature tells a
 * PESEL: only from this machine one is made in the name of somebody else.
 */
export const demoSignRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.sign,
    onRequest: app.requireUser,
    bodyLimit: SIGNED_BODY_BYTES,
    handler: async (request) => {
      const { user, body } = request;
      const demo = app.demoSigning;
      const isOwn = body.mail === undefined || body.mail === user.mail;
      if (!isOwn && !isLoopback(request)) throw new ApiError('object-no-exist');
      const [person] = await app.db
        .select({ firstname: account.firstname, lastname: account.lastname, pesel: account.pesel })
        .from(account)
        .where(eq(account.mail, body.mail ?? user.mail));
      if (!demo || !person) throw new ApiError('object-no-exist');

      const pdf = new Uint8Array(Buffer.from(body.pdf, 'base64'));
      if (!beginsAsPdf(pdf)) throw new ApiError('not-valid', { pdf: 'extension' });
      const { firstname, lastname, pesel } = person;
      const named = { firstname: firstname ?? '', lastname: lastname ?? '', pesel };
      const signed = await demo.sign(pdf, named, app.clock.business()).catch(() => {
        throw new ApiError('not-valid', { pdf: 'extension' });
      });
      return { data: { pdf: Buffer.from(signed).toString('base64') } };
    },
  });
};
