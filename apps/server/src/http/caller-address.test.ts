import { once } from 'node:events';
import { connect } from 'node:net';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TestApp, testApp } from '../../test/test-app';
import { baseLog } from '../audit-log/table';
import { verifyLog } from '../audit-log/verify-log';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Sends a sign-in whose connection is gone once its body is read, before anything is done, as of a tab that is closed. */
async function signInAndLeave(mail: string) {
  const { port } = z.parse(z.object({ port: z.number() }), server.app.server.address());
  server.app.server.once('request', (message) => message.once('end', () => message.socket.destroy()));
  const body = JSON.stringify({ mail, pass: 'Zle!Haslo7' });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'close');
}

const failures = () =>
  server.app.db
    .select({ ip: baseLog.ip })
    .from(baseLog)
    .where(eq(baseLog.event, 'user.login-failed'))
    .orderBy(desc(baseLog.id));

it('knows who asked after they have left, and keeps the log whole', async () => {
  for (const name of ['anna', 'zofia', 'ewa']) await signInAndLeave(`${name}.przykladowa@example.com`);
  await expect.poll(failures).toHaveLength(3);
  expect(await failures()).toEqual(Array(3).fill({ ip: '127.0.0.1' }));
  const unanswered = server.logLines.filter((line) => line.includes('"isUnanswered":true'));
  expect(unanswered.map((line) => JSON.parse(line).url)).toEqual(Array(3).fill('/api/user/login'));
  expect(await verifyLog(server.app.db)).toMatchObject({ state: 'intact', withoutAddress: 0 });
});
