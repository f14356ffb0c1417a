import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What is read of a body after its answer; the largest file that the portal sends is a small part of it. */
const BYTES_AT_MOST = 100_000_000;
const MS_AT_MOST = 60_000;

/**
 * Reads on what a refused body still sends, and throws it away: a browser takes the answer only after it has sent everything, and
 * the next request on its connection lies behind these bytes. Node does so for a body that nobody began to read; here for
 * one that a parser left in the middle. Who sends more, or longer, loses the connection after the answer.
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
  // The parser that refused it holds the body back: without its pipe nothing stops the flow.
  raw.unpipe();
  raw.resume();
}

/** Destroying the request destroys its connection; a request without one, such as those of the demo data, ends too. */
function closeAfter(reply: FastifyReply, raw: FastifyRequest['raw']) {
  if (reply.raw.writableFinished) raw.destroy();
  else reply.raw.once('finish', () => raw.destroy());
}
