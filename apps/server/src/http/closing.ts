import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Enough to read the requests that the system has already received. */
const GRACE_MS = 250;
/** Requests that keep coming over open connections do not hold up the stop. */
const LONGEST_MS = 2500;
/** One to accept a connection, one to read its request, one to spare. */
const TURNS = 3;

/**
 * While the server stops, every answer closes its connection: a browser keeps one open for a minute after its last
 * request, and the process would wait that long. Connections that were accepted and not read yet are read first, then
 * the listener closes, and the last accepted ones have the same time again: closing at once would reset them all.
 */
export function closeWithAnswers(app: FastifyInstance) {
  let isStopping = false;
  let arrived = 0;
  for (const event of ['connection', 'request']) app.server.on(event, () => arrived++);

  /** Until nothing has arrived for the grace: on a busy machine it takes longer to read what is there. */
  async function untilQuiet() {
    for (let waited = 0; waited < LONGEST_MS; waited += GRACE_MS) {
      const before = arrived;
      await setTimeout(GRACE_MS);
      // A timer that is late, as others had the processor, runs before the sockets are read.
      for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
      if (arrived === before) return;
    }
  }

  app.addHook('preClose', async () => {
    isStopping = true;
    if (!app.server.listening) return;
    await untilQuiet();
    // Not the server's own `close`, which also ends open connections.
    Server.prototype.close.call(app.server);
    await untilQuiet();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
}
