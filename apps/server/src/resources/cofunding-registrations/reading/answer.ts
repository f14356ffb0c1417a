import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asOwner, type Viewer, viewerOf } from '../policy';
import * as registrations from '../repository';
import { viewOf } from './view';

/**
 * The answer of a step: the registration after it. It is read after the commit, so a repeated request gets fresh
 * addresses and the store of answers keeps no personal data.
 */
export function answerOwn(app: FastifyInstance, { user }: FastifyRequest, id: number) {
  return answer(app, id, asOwner(user));
}

export function answerStaff(app: FastifyInstance, { user }: FastifyRequest, id: number) {
  return answer(app, id, viewerOf(user));
}

async function answer(app: FastifyInstance, id: number, viewer: Viewer) {
  const record = await registrations.getById(app.db, id, viewer);
  return { data: await viewOf(app, record, viewer) };
}
