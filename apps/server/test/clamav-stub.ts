import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The test file of all scanners, which harms nobody. In two parts, as scanners of our machines know it as well. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface ClamavStub {
  /** `host:port` */
  address: string;
  /** Bytes of the last file, as the blocks brought them. */
  received(): Buffer;
  close(): Promise<void>;
}

/**
 * A daemon that speaks INSTREAM and PING, and knows one signature, EICAR.
 *
 * @param answer what it says instead of a verdict; `''` closes the connection
 */
export async function clamavStub(answer?: string): Promise<ClamavStub> {
  let last: Buffer = Buffer.alloc(0);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    void serve(socket, answer).then((file) => {
      last = file;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port

  return {
    address: `127.0.0.1:${port}`,
    received: () => last,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @returns the file, when its last block has come */
async function serve(socket: Socket, answer: string | undefined): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    bytes = Buffer.concat([bytes, chunk]);
    if (bytes.toString('latin1') === 'zPING\0') {
      socket.end('PONG\0');
      return bytes;
    }
    const file = fileOf(bytes);
    if (!file) continue;

    const verdict = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    socket.end(answer === '' ? '' : `${answer ?? verdict}\0`);
    return file;
  }
  return bytes;
}

/** `undefined` until the block of no bytes has come. */
function fileOf(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (bytes.length >= command.length && !bytes.toString('latin1').startsWith(command)) {
    throw new Error('That is no command INSTREAM.');
  }
  const blocks: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(blocks);
    blocks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
