import { once } from 'node:events';
import { createServer } from 'node:net';
import { codesOf, StartRefused } from './refusals/start-refused';

interface Address {
  host: string;
  port: number;
}

/**
 * Before the database is opened, which takes longer.
 * @throws StartRefused when the server cannot listen there
 */
export async function refuseForeignAddress({ host, port }: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
  } catch (error) {
    throw addressRefusal(error, { host, port });
  }
}

/** The error of `listen` as a sentence; any other error is returned as it is. */
export function addressRefusal(error: unknown, { host, port }: Address): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Another program uses port ${port} of ${host}. Stop it, or choose another port: PORT=3001 npm start.`,
    EACCES: `This account may not listen on port ${port}. Choose a port from 1024 up, behind a reverse proxy.`,
    EADDRNOTAVAIL: `HOST is not valid: ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST is not valid: the name ${host} has no address. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
  };
  const [sentence] = codesOf(error).flatMap((code) => sentences[code] ?? []);
  return sentence === undefined ? error : new StartRefused(sentence, { cause: error });
}
