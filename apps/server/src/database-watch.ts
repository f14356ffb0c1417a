import postgres from 'postgres';
import { inTime } from './in-time';

/** A database that needs longer for the smallest query stands still. */
const SILENCE_MS = 2_000;

/** Whether the database answers, asked on a connection of its own: those of the pool may wait for people’s queries. */
export interface DatabaseWatch {
  /** Within two seconds, also where the network swallows what is sent. Several callers share one question. */
  isAnswering(): Promise<boolean>;
  close(): Promise<void>;
}

/** The embedded database runs in this process: where it stands still, nobody can ask. */
export const ALWAYS_ANSWERS: DatabaseWatch = {
  isAnswering: async () => true,
  close: async () => undefined,
};

export function watchPostgres(url: string): DatabaseWatch {
  let client: postgres.Sql | undefined;
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    client ??= postgres(url, { max: 1, fetch_types: false, onnotice: () => undefined });
    const asked = client`select 1`.then(
      () => true,
      () => false,
    );
    const isAnswering = await inTime(asked, SILENCE_MS, () => false);
    // A connection that is swallowed would be waited for until TCP gives it up.
    if (!isAnswering) await close();
    return isAnswering;
  }

  async function close() {
    const open = client;
    client = undefined;
    await open?.end({ timeout: 0 });
  }

  return {
    isAnswering() {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    close,
  };
}
