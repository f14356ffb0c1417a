import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartRefused } from './startup/refusals/start-refused';

/** Another server uses this data folder. The message is for the person who starts the second one. */
export class DataDirBusy extends StartRefused {}

/**
 * One process for one data folder: the embedded database does not notice a second one, whose writes would be lost, and
 * unfinished files would have two that write.
 * The folder and what it holds is the account's alone: it holds password hashes and keys.
 * @returns a function that releases the lock
 * @throws DataDirBusy, or StartRefused when other accounts may read the folder and this one may not change that
 */
export function lockDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'server.pid');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  makePrivate(dataDir);
  if (!take(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isAlive(owner)) {
      throw new DataDirBusy(
        `Another server (process ${owner}) already works on ${dataDir}. Stop it first, or set DATA_DIR to another folder. If process ${owner} is another program, as after a power cut, remove ${file} and start again.`,
      );
    }
    rmSync(file, { force: true });
    if (!take(file)) throw new DataDirBusy(`Another server has just started on ${dataDir}. Stop it first.`);
  }
  return () => rmSync(file, { force: true });
}

/**
 * Before the first file is made. The embedded database gives its own files to everybody all the same: what keeps them is
 * the folder around them, which `lockDataDir` closes.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

const OTHERS = 0o077;
const STICKY = 0o1000;

function makePrivate(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if ((mode & OTHERS) !== 0 && (mode & STICKY) !== 0) {
    throw new StartRefused(
      `DATA_DIR is not valid: ${dataDir} is a folder that all accounts share. Choose one of the server’s own, as in ${path.join(dataDir, 'urzad')}.`,
    );
  }
  const kept = ['database', 'files', 'keys'].map((name) => path.join(dataDir, name)).filter(existsSync);
  for (const folder of [dataDir, ...kept]) closeToOthers(folder);
}

function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & OTHERS) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new StartRefused(
      `DATA_DIR is not private: other accounts may read ${folder}, and this one may not change that. Make the account of the server its owner, or choose a folder inside it.`,
      { cause: error },
    );
  }
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
