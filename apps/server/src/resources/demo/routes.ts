import { demo as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { DemoClock } from '../../clock';
import { isLoopback } from '../../http/loopback';
import type { ResourceRoutes } from '../../http/resource';

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
