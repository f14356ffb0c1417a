import { calendarFeeds as contract } from '@urzad/contract';
import { SEE_CALENDAR } from '@urzad/grants';
import { ApiError } from '../../../api-error';
import type { ResourceRoutes } from '../../../http/resource';
import { caged, dispositionOf } from '../../uploads/public';
import { feedFile } from './feed-address';
import { findFeedOwner } from './feed-owner';
import { readFeed } from './read-feed';
import { addFeed, findOwnFeed, removeFeed, renewFeed } from './write-feed';

const HOUR_MS = 60 * 60 * 1000;
/** Programs ask a few times in an hour, on a few devices; each time is several queries. */
const PER_FEED = { name: 'calendar-feed', max: 60, windowMs: HOUR_MS };
/**
 * The programs of an office share an address, and those with an old secret go on asking: only they are counted, and no
 * feed of a colleague is refused because of them. Nobody guesses 256 bits.
 */
const UNKNOWN_PER_IP = { name: 'calendar-feed-unknown', max: 120, windowMs: HOUR_MS };

/** The calendar of a person for programs beside the portal (decision 0183). */
export const calendarFeedRoutes: ResourceRoutes = async (app) => {
  const ofOffice = { onRequest: app.requirePrivilege(SEE_CALENDAR) };

  app.route({
    ...contract.own,
    ...ofOffice,
    handler: async ({ user }) => ({ data: await findOwnFeed(app.db, user, app.clock.business()) }),
  });
  app.route({
    ...contract.add,
    ...ofOffice,
    handler: async (request) => ({ data: await addFeed(app, request) }),
  });
  app.route({
    ...contract.renew,
    ...ofOffice,
    handler: async (request) => ({ data: await renewFeed(app, request, request.query.id) }),
  });
  app.route({
    ...contract.delete,
    ...ofOffice,
    handler: async (request) => {
      await removeFeed(app, request, request.query.id);
      return { data: null };
    },
  });

  app.route({
    ...feedFile,
    handler: async ({ query: { secret }, ip }, reply) => {
      const owner = await findFeedOwner(app.db, secret, app.clock.business());
      if (!owner) {
        app.limits.take(UNKNOWN_PER_IP, ip);
        throw new ApiError('object-no-exist');
      }
      app.limits.take(PER_FEED, String(owner.id_feed));
      return caged(reply)
        .header('Content-Type', 'text/calendar; charset=utf-8')
        .header('Content-Disposition', dispositionOf('inline', 'kalendarz.ics'))
        .send(await readFeed(app, owner));
    },
  });
};
