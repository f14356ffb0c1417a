import { Socket } from 'node:net';
import { CHUNK_BYTES } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { endBody, isUpload } from './end-body';

/** A parser that waits for the end of a field, or for a boundary, reads at most so long before it is looked at. */
const LOOK_EVERY_MS = 1_000;

/**
 * Ends uploads whose body is longer than any that the server takes. The parser counts the bytes of files alone: what
 * stands before the first part, or in a field that does not end, it reads and drops for good.
 */
export function endEndlessBodies(app: FastifyInstance, everyMs = LOOK_EVERY_MS) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    // Requests of the demo data have no connection.
    if (!isUpload(request) || !(socket instanceof Socket)) return;
    const { fileLimit, mediaLimit } = app.config;
    const largest = request.routeOptions.config.isChunked ? CHUNK_BYTES : Math.max(fileLimit, mediaLimit);
    const begun = socket.bytesRead;
    const looks = setInterval(() => {
      // One that was refused is read to its end elsewhere, with a limit of its own.
      if (reply.sent || socket.bytesRead - begun <= largest + AROUND_BYTES) return;
      clearInterval(looks);
      endBody(reply, raw, new ApiError('size', { files: 'is-too-big' }));
    }, everyMs).unref();
    for (const over of ['end', 'close']) raw.once(over, () => clearInterval(looks));
  });
}

/** Fields, boundaries, and what a client sends ahead of a refusal. */
const AROUND_BYTES = 1_000_000;
