import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy on this machine that can stop forwarding without closing anything, as a dead line does. */
export async function silentProxy(port: number) {
  const sockets = new Set<Socket>();
  const swallowing = new Set<Socket>();
  let taken = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (bytes) => {
      taken += bytes.length;
      if (!swallowing.has(near)) far.write(bytes);
    });
    far.on('data', (bytes) => swallowing.has(near) || near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => swallowing.has(near) || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port, // It listens on a port, so the address is no path.
    /** Bytes that clients have sent. */
    taken: () => taken,
    /** From now on the open connections swallow everything; new ones pass. */
    swallow: () => {
      for (const socket of sockets) swallowing.add(socket);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
