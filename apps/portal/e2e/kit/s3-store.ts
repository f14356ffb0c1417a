import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'urzad-pliki';
/** Its key and secret are its own name, as its authors chose. */
const KEY = 'S3RVER';

export interface S3Store {
  /** The settings of a server that keeps its files there. */
  env: Record<'FILES_URL' | 'FILES_KEY' | 'FILES_SECRET', string>;
  /** Names of all that lies in the bucket, unfinished objects included. */
  list(): Promise<string[]>;
  stop(): Promise<void>;
}

/** A store that speaks S3, with an empty bucket. @param directory where its objects lie */
export async function s3Store(directory: string): Promise<S3Store> {
  const store = new S3rver({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await store.run();
  // The types of the library leave it out.
  const server: Server = Object(store).httpServer;
  const { port } = server.address() as AddressInfo; // it listens on a port

  return {
    env: {
      FILES_URL: `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&path_style=yes`,
      FILES_KEY: KEY,
      FILES_SECRET: KEY,
    },
    list: () => readdir(path.join(directory, BUCKET)),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
