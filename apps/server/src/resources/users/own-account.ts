import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';

/** For routes about how a person gets into the account: nobody uses them for another (Order §2). */
export async function requireThemselves({ user }: FastifyRequest): Promise<void> {
  if (user.id_user_main !== null) throw new ApiError('no-privilege');
}
