import { cofundingRegistrations as contract, refOf } from '@urzad/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { ResourceRoutes } from '../../../http/resource';
import { countOf } from '../../../lists/count-limit';
import { noteReading, readerOf } from '../../../readings/readings';
import { archiveAddressOf } from '../../uploads/public';
import { namesOf } from '../../users/public';
import { asOwner, type Viewer, viewerOf } from '../policy';
import * as registrations from '../repository';
import { ensureReceipt } from '../signing/receipt';
import { countTabs, findQueuePage } from './queue';
import { rowsOf, viewOf } from './view';

/** Lists and single registrations, in the view of the owner or in that of the office. */
export const registrationReadRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const viewer = viewerOf(user);
      const { rows, found, next } = await findQueuePage(app.db, { viewer, now: app.clock.business() }, query);
      return { data: await rowsOf(app, rows, viewer), ...countOf(found), ...(next && { next }) };
    },
  });

  app.route({
    ...contract.counts,
    handler: async ({ user, query }) => {
      const viewer = viewerOf(user);
      if (viewer.as !== 'staff') throw new ApiError('no-privilege');
      return { data: await countTabs(app.db, { viewer, now: app.clock.business() }, query) };
    },
  });

  app.route({
    ...contract.officers,
    handler: async ({ user }) => {
      const viewer = viewerOf(user);
      if (viewer.as !== 'staff') throw new ApiError('no-privilege');
      const names = await namesOf(app.db, await registrations.findOwners(app.db, viewer));
      const officers = [...names].map(([id, name]) => ({ id, name }));
      return { data: officers.toSorted((one, other) => one.name.localeCompare(other.name, 'pl')) };
    },
  });

  app.route({
    ...contract.find,
    handler: (request) => {
      const { id, current = 'sign' } = request.query;
      return id === undefined ? findCurrent(app, request, current) : findOne(app, request, id);
    },
  });

  app.route({
    ...contract.downloadall,
    handler: async (request) => {
      const viewer = viewerOf(request.user);
      const record = await registrations.getById(app.db, request.query.id, viewer);
      await noteRead(app, request, record);

      // What the view leaves out, such as files about health, is not in the archive.
      const { number, attachments: files } = await viewOf(app, record, viewer);
      return { data: { url: archiveAddressOf(app, { files, name: `zalaczniki-${number}` }) } };
    },
  });
};

/** The registration that a parent goes on with. A new parent has none yet, which is no error. */
async function findCurrent(
  app: FastifyInstance,
  request: FastifyRequest,
  current: Parameters<typeof registrations.findCurrent>[2],
) {
  const { user, log } = request;
  const viewer = asOwner(user);
  const record = await registrations.findCurrent(app.db, viewer, current);
  if (!record) return { data: null };
  await noteRead(app, request, record);
  return { data: await viewWithReceipt(app, record, { viewer, log }) };
}

/** @throws ApiError `object-no-exist` for a missing one and for one that this person may not see */
async function findOne(app: FastifyInstance, request: FastifyRequest, id: number) {
  const { user, log } = request;
  const viewer = viewerOf(user);
  const record = await registrations.getById(app.db, id, viewer);
  await noteRead(app, request, record);
  return { data: await viewWithReceipt(app, record, { viewer, log }) };
}

function noteRead(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_user }: registrations.RegistrationRecord,
): Promise<void> {
  const read = { id_person: id_user, ...refOf('cofundingregistration', id) };
  return noteReading(app, request, { reader: readerOf(request.user), read });
}

/** A server killed right after the submission made no receipt; it is made when the registration is read. */
async function viewWithReceipt(
  app: FastifyInstance,
  record: registrations.RegistrationRecord,
  { viewer, log }: { viewer: Viewer; log: FastifyBaseLogger },
) {
  await ensureReceipt(app, record, log);
  return viewOf(app, record, viewer);
}
