import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../../api-error';
import { closeAfter } from './unread-body';

/** Ends a body that is still read: its request is answered by the error and loses its connection. */
export function endBody(reply: FastifyReply, raw: FastifyRequest['raw'], error: ApiError) {
  reply.header('Connection', 'close');
  closeAfter(reply, raw);
  // Who reads the body gets the error and answers it. Destroying the request would take the answer along.
  if (raw.listenerCount('error') > 0) raw.emit('error', error);
  else raw.destroy();
}

export function isUpload({ routeOptions: { config } }: FastifyRequest): boolean {
  return config?.takesFile === true || config?.isChunked === true;
}
