import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartRefused } from './startup/refusals/start-refused';

/** Another server uses this data folder. The message is for the person who starts the second one. */
export class DataDirBusy extends StartRefused {}

/**
 * One process for one data folder: the embedded database does not notice a second one, whose writes would be lost.
 * @returns a function that releases the lock
 */
export function lockDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'server.pid');
  mkdirSync(dataDir, { recursive: true });
  if (!take(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner)) {
      throw new DataDirBusy(
        `Another server (process ${owner}) already works on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
    if (!take(file)) throw new DataDirBusy(`Another server has just started on ${dataDir}. Stop it first.`);
  }
  return () => rmSync(file, { force: true });
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** After a reboot another process may have the same pid; a file with our own pid is stale as well. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
