/// <reference path="./hoodiecrow-imap.d.ts" />
import { once } from 'node:events';
import type { Server } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** A mailbox of this machine. It lets in `skrzynka` with this password. */
export async function imapServer(sources: readonly Uint8Array[], password = 'Sowa!7') {
  const storage = {
    INBOX: { uidvalidity: 7, messages: sources.map((source) => ({ raw: rawOf(source) })) },
    '': { separator: '/', folders: {} },
  };
  const users = { skrzynka: { password } };
  const imap = hoodiecrow({ plugins: ['NAMESPACE', 'UNSELECT', 'ID'], users, storage });
  const { server } = imap;
  let breaking: RegExp | undefined;
  const sockets = new Set<import('node:net').Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.prependListener('data', (chunk) => {
      if (!breaking?.test(chunk.toString('latin1'))) return;
      breaking = undefined;
      socket.destroy();
    });
  });
  imap.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `imap://skrzynka:${encodeURIComponent(password)}@127.0.0.1:${portOf(server)}/INBOX`,
    port: portOf(server),
    add: (source: Uint8Array) => imap.appendMessage('INBOX', [], undefined, rawOf(source)),
    /** Breaks the connection off at the next command of this kind. */
    breakAt: (command: RegExp) => {
      breaking = command;
    },
    close: () =>
      new Promise<void>((resolve) => {
        imap.close(() => resolve());
        sockets.forEach((socket) => void socket.destroy());
      }),
  };
}

/** One character for each byte. */
function rawOf(source: Uint8Array): string {
  return Buffer.from(source).toString('latin1');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
