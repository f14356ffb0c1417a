import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { fixture } from '../packages/fixture.mjs';

/** A host that renders its pages on a server of its own. */
export interface RenderingHost {
  name: string;
  fixture: string;
  builds: readonly (readonly [string, ...string[]])[];
  /** Pages that are written into it, by file. */
  pages?: Readonly<Record<string, string>>;
  /** The tool that starts its server, which listens at the `PORT` of the environment. */
  start: readonly [string, ...string[]];
}

export interface Started {
  /** Its origin. */
  address: string;
  stop: () => Promise<void>;
}

/** Starts the server of a built host; it answers when the promise is kept. */
export async function startHost({ fixture: name, start: [tool, ...args] }: RenderingHost): Promise<Started> {
  const port = await freePort();
  const folder = fixture(name);
  const server = spawn(path.join(folder, 'node_modules/.bin', tool), args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
  });
  await hasSaid(server, String(port));

  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** Both servers say where they listen. */
function hasSaid(server: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
    server.stdout?.on('data', (words) => String(words).includes(word) && resolve());
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)));
    });
  });
}
