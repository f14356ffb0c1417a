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
  const given = imap.getCommandHandler('UID FETCH');
  const withheld = new Map<number, 'NO' | 'OK'>();
  imap.setCommandHandler('UID FETCH', (connection, command, data, done) => {
    const answer = withheld.get(Number(command.attributes[0]?.value));
    if (answer === undefined || !/BODY\.PEEK\[\]/i.test(String(data))) {
      return given(connection, command, data, done);
    }
    const said = [{ type: 'TEXT', value: 'No text of it' }];
    connection.send({ tag: command.tag, command: answer, attributes: said }, 'UID FETCH', command, data);
    return done();
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
    /** Does not give out the text of a letter: by `NO`, or by `OK` alone as of one that is not there. */
    withhold: (uid: number, answer: 'NO' | 'OK') => void withheld.set(uid, answer),
    giveAgain: (uid: number) => void withheld.delete(uid),
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
