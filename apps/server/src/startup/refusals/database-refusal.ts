import { codesOf, StartRefused } from './start-refused';

/** What the error codes of the system or of PostgreSQL mean for the person who starts the server. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Start PostgreSQL, or correct the host and port',
  ECONNRESET: 'it closed the connection. Look at the host and port: is it PostgreSQL that listens there?',
  ENOTFOUND: 'its name has no address. Correct the host',
  EAI_AGAIN: 'its name cannot be looked up now. Correct the host, or look at the network',
  EHOSTUNREACH: 'no network leads there. Correct the host',
  ENETUNREACH: 'no network leads there. Correct the host',
  ETIMEDOUT: 'it does not answer. Correct the host and port, or open the firewall',
  CONNECT_TIMEOUT: 'it does not answer. Correct the host and port, or open the firewall',
  '28P01': 'it refuses the user or the password. Correct them',
  '28000': 'it does not let this user in. Correct the user, or let them in by pg_hba.conf',
  '3D000': 'it has no such database. Create it (createdb), or correct the name',
  '42501': 'the user may not create tables there. Make the user the owner of the database',
  '53100': 'its disk is full. Free some space',
  '53300': 'it has no connection left. Raise max_connections, or stop what uses them',
  '57P03': 'it is just starting up or stopping. Try again in a moment',
};

/** The error of opening a PostgreSQL as a sentence without the password; any other error is returned as it is. */
export function databaseRefusal(error: unknown, url: string): unknown {
  const [reason] = codesOf(error).flatMap((code) => REASONS[code] ?? []);
  if (reason === undefined) return error;
  return new StartRefused(`DATABASE_URL leads to ${addressOf(url)}, but ${reason}.`, { cause: error });
}

function addressOf(url: string): string {
  const { hostname, port, pathname, username } = new URL(url);
  return `the database "${pathname.slice(1)}" at ${hostname}:${port || '5432'} (user "${username}")`;
}
