import { DEFAULT_APPLICATION } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error';

/**
 * `onRequest` hook of what holds for every application of a server: a privilege counts where it is held, so whoever has
 * it in another application changes nothing of the first one. @throws ApiError `no-privilege`
 */
export async function refuseElsewhere({
  id_application,
}: Pick<FastifyRequest, 'id_application'>): Promise<void> {
  if (id_application !== DEFAULT_APPLICATION) throw new ApiError('no-privilege');
}
