import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import { type ServerOptions, startServer } from '../../kit/server';

/** A server that is killed many times, each time at a point of somebody's choice. */
export interface MortalServer {
  address: string;
  port: number;
  /** Kills it by SIGKILL and starts it again at the same address with the same data. Several calls take turns. */
  kill(): void;
  /** How often it was killed. */
  kills(): number;
  /** When it is back after all kills so far. */
  back(): Promise<void>;
  /** Rejects when it does not come back: whoever waits for it would wait for good. */
  lost: Promise<never>;
  stop(): Promise<void>;
}

export async function mortalServer(options: ServerOptions, firstPort: number): Promise<MortalServer> {
  const port = await quietPort(firstPort);
  const start = () => startServer({ ...options, port, isShortLived: true });
  let server = await start();
  let kills = 0;
  let turns = Promise.resolve();
  const ends = new EventEmitter();
  const lost = once(ends, 'lost').then(([reason]) => Promise.reject(reason));
  // Whoever does not ask for it is told by `back`.
  lost.catch(() => undefined);

  return {
    address: server.address,
    port,
    kill() {
      turns = turns.then(async () => {
        await server.stop('SIGKILL');
        kills += 1;
        server = await start();
      });
      turns.catch((reason) => ends.emit('lost', reason));
    },
    kills: () => kills,
    back: () => turns,
    lost,
    async stop() {
      await turns;
      await server.stop();
    },
  };
}

/** A free port below those that the system gives to clients: while the server is away, none of them may get it. */
async function quietPort(from: number): Promise<number> {
  for (let port = from; ; port += 1) {
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ]).catch(() => false);
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
