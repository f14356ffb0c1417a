import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import { teachMultipart, UNFINISHED, unfinishedIn } from './s3-multipart';

const BUCKET = 'urzad-pliki';

/** Its key and secret are its own name, as its authors chose. */
const KEY = 'S3RVER';

export interface S3Stub {
  /** `FILES_URL`, `FILES_KEY` and `FILES_SECRET` of its bucket. */
  settings: Record<'FILES_URL' | 'FILES_KEY' | 'FILES_SECRET', string>;
  /** What lies in the bucket: names of objects, and `unfinished …` for each upload in parts that was not finished. */
  list(): Promise<string[]>;
  /** Ends it at once, with every connection that it has. */
  kill(): Promise<void>;
  /** Starts it again where it was, with what it had. */
  restart(): Promise<void>;
}

/** A store that speaks S3, with one bucket. @param directory where its objects lie */
export async function s3Stub(directory: string): Promise<S3Stub> {
  const sockets = new Set<Socket>();
  let server = await listen(directory, 0, sockets);
  const { port } = server.address() as AddressInfo; // it listens on a port

  return {
    settings: {
      FILES_URL: `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&path_style=yes`,
      FILES_KEY: KEY,
      FILES_SECRET: KEY,
    },
    async list() {
      const bucket = path.join(directory, BUCKET);
      const names = (await readdir(bucket)).filter((name) => name !== UNFINISHED);
      const unfinished = await unfinishedIn(path.join(bucket, UNFINISHED));
      return [...names, ...unfinished.map((id) => `unfinished ${id}`)];
    },
    async kill() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async restart() {
      server = await listen(directory, port, sockets);
    },
  };
}

async function listen(directory: string, port: number, sockets: Set<Socket>): Promise<Server> {
  const stub = new S3rver({
    directory,
    port,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  teachMultipart(stub, path.join(directory, BUCKET));
  await stub.run();
  // The types of the library leave it out.
  const server: Server = Object(stub).httpServer;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return server;
}
