import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Enough for what has reached this machine to be read. */
const GRACE_MS = 250;

/**
 * While the server stops, every answer closes its connection: a browser keeps one open for a minute after its last request and
 * would hold the process that long. Connections that the system has taken but nobody has read are read first, then no
 * more are taken, and those taken last have as long again: closing at once would reset them all.
 */
export function closeWithAnswers(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    if (!app.server.listening) return;
    await setTimeout(GRACE_MS);
    // Not the server's own `close`, which also ends the connections that are open.
    Server.prototype.close.call(app.server);
    await setTimeout(GRACE_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
}
