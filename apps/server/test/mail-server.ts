import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail server of this machine, with what it was sent. It lets in `listy` with this password, or everybody. */
export async function mailServer(password?: string) {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password: given }, _session, done) =>
      username === 'listy' && given === password ? done(null, { user: 'listy' }) : done(new Error('535 no')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nikt') ? done(new Error('550 nobody')) : done(),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  server.server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();

  return {
    letters,
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
