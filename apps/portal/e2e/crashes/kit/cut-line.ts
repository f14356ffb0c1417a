import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where a line breaks: after so many bytes of the client, or in place of the so-many-th answer, whichever comes first. */
export interface BreakingPoint {
  sent: number;
  answers: number;
}

export interface CutLine {
  address: string;
  wasCut(): boolean;
  close(): Promise<void>;
}

/**
 * A way to a local server over TCP that breaks once, with all its connections and what is in them, and works again
 * afterwards.
 *
 * @param onCut called when it breaks
 */
export async function cutLine(port: number, point: BreakingPoint, onCut: () => void): Promise<CutLine> {
  const sockets = new Set<Socket>();
  const passed = { sent: 0, answers: 0 };
  let isCut = false;

  function cut() {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    onCut();
  }

  function join(from: Socket, to: Socket, count: (bytes: number) => boolean) {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('data', (bytes) => {
      if (!isCut && count(bytes.length)) return cut();
      if (to.write(bytes)) return;
      from.pause();
      to.once('drain', () => from.resume());
    });
  }

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    join(client, upstream, (bytes) => {
      passed.sent += bytes;
      return passed.sent >= point.sent;
    });
    // An answer of this protocol is short and comes in one piece.
    join(upstream, client, () => {
      passed.answers += 1;
      return passed.answers >= point.answers;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address() as AddressInfo; // it listens on a port

  return {
    address: `http://127.0.0.1:${at.port}`,
    wasCut: () => isCut,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
