import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The largest number of bytes read after the answer; the largest upload of the portal is a small part of it. */
const BYTES_AT_MOST = 100_000_000;
const MS_AT_MOST = 60_000;

/**
 * Reads and discards the rest of a refused body: a browser reads the answer only after it has sent everything, and
 * the next request of its connection follows these bytes. Node does so for a body that nobody began to read; this is
 * for one that a parser left in the middle. A client that sends more, or longer, loses the connection after the
 * answer.
 */
export function drainUnreadBodies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    if (raw.readableEnded || raw.destroyed || (raw.complete && raw.readableLength === 0)) return;

    if (Number(raw.headers['content-length'] ?? 0) > BYTES_AT_MOST) reply.header('Connection', 'close');
    else drain(request, reply);
  });
}

function drain({ raw }: FastifyRequest, reply: FastifyReply) {
  let size = 0;
  const giveUp = () => closeAfter(reply, raw);
  const timer = setTimeout(giveUp, MS_AT_MOST).unref();
  for (const over of ['end', 'close']) raw.once(over, () => clearTimeout(timer));
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > BYTES_AT_MOST) giveUp();
  });
  // The parser that refused the body has paused it: the pipe is removed, so that it flows.
  raw.unpipe();
  raw.resume();
}

/** Destroying the request destroys its connection; one without a connection, as in the demo data, ends too. */
export function closeAfter(reply: FastifyReply, raw: FastifyRequest['raw']) {
  if (reply.raw.writableFinished) raw.destroy();
  else reply.raw.once('finish', () => raw.destroy());
}
