import { cofundingMembers as contract, type ParsedQueryOf, refOf } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { noteReading, readerOf } from '../../readings/readings';
import { completeMember } from './completing/complete-member';
import { fillExitForm } from './ending/exit-form';
import { membersVisibleTo, memberViewerOf, type Viewer } from './policy';
import { countMembers, findMemberPage } from './reading/lists';
import { type ClaimsOfMonths, rowsOfMembers, viewOfMember } from './reading/member-views';
import { findNewestMember, type MemberRecord, members } from './repository';

/** Participants, in their own view or in that of the office. */
export const memberRoutes =
  (claimsOfMonths: ClaimsOfMonths): ResourceRoutes =>
  async (app) => {
    app.addHook('onRequest', app.requireUser);

    app.route({
      ...contract.get,
      handler: async ({ user, query }) => {
        const { rows, found, next } = await findMemberPage(app.db, memberViewerOf(user), query);
        return { data: await rowsOfMembers(app.db, rows), ...countOf(found), ...(next && { next }) };
      },
    });

    app.route({
      ...contract.counts,
      handler: async ({ user, query }) => {
        const viewer = memberViewerOf(user);
        if (viewer.as !== 'staff') throw new ApiError('no-privilege');
        return { data: await countMembers(app.db, viewer, query) };
      },
    });

    app.route({
      ...contract.exitform,
      handler: async (request) => {
        const { user, query, body } = request;
        await fillExitForm(app, request, { id: query.id, body });
        const viewer = memberViewerOf(user);
        const member = await members.get(app.db, query.id, membersVisibleTo(viewer));
        return { data: await viewOfMember(app, member, { viewer, claimsOfMonths }) };
      },
    });

    app.route({
      ...contract.complete,
      handler: async (request) => {
        const { query, body } = request;
        await completeMember(app, request, { id: query.id, ...body });
        const viewer = memberViewerOf(request.user);
        const member = await members.get(app.db, query.id, membersVisibleTo(viewer));
        return { data: await viewOfMember(app, member, { viewer, claimsOfMonths }) };
      },
    });

    app.route({
      ...contract.find,
      handler: async (request) => {
        const viewer = memberViewerOf(request.user);
        const member = await findAsked(app, request.user, { viewer, query: request.query });
        if (!member) return { data: null };
        const read = { id_person: member.id_user, ...refOf('cofundingmember', member.id) };
        await noteReading(app, request, { reader: readerOf(request.user), read });
        return { data: await viewOfMember(app, member, { viewer, claimsOfMonths }) };
      },
    });
  };

/**
 * By id, or the newest of a person: of the caller, or for the office of anybody it sees.
 * @throws ApiError `object-no-exist` for what this caller may not see
 */
async function findAsked(
  app: FastifyInstance,
  user: SessionUser,
  { viewer, query }: { viewer: Viewer; query: ParsedQueryOf<typeof contract.find> },
): Promise<MemberRecord | undefined> {
  const { id, id_application = viewer.id_application, id_user = user.id } = query;
  if (id_application !== viewer.id_application) throw new ApiError('object-no-exist');
  if (id !== undefined) return members.get(app.db, id, membersVisibleTo(viewer));
  if (viewer.as === 'owner' && id_user !== user.id) throw new ApiError('object-no-exist');
  return findNewestMember(app.db, id_user, membersVisibleTo(viewer));
}
