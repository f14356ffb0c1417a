import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Enough to read the requests that the system has already received. */
const GRACE_MS = 250;

/**
 * While the server stops, every answer closes its connection: a browser keeps one open for a minute after its last
 * request, and the process would wait that long. Connections that were accepted and not read yet are read first, then
 * the listener closes, and the last accepted ones have the same time again: closing at once would reset them all.
 */
export function closeWithAnswers(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    if (!app.server.listening) return;
    await setTimeout(GRACE_MS);
    // Not the server's own `close`, which also ends open connections.
    Server.prototype.close.call(app.server);
    await setTimeout(GRACE_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
}
