import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Place } from '../src/files/s3-place';

/** A bucket behind a store that answers as told. */
export async function faultyBucket(answer: RequestListener): Promise<{ place: S3Place; close: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    place: { bucket: 'urzad-pliki', endpoint, region: 'x', pathStyle: true, key: 'x', secret: 'x' },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** It is there at the start; `answer` is what comes of everything else. */
export const bucketThatFails = (answer: RequestListener) =>
  faultyBucket((request, response) =>
    request.method === 'HEAD' ? response.end() : answer(request, response),
  );
