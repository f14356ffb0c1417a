import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail, say } from './processes.mjs';

/** Throws the demo away: database, files, clock. Only a folder with a demo clock is touched; a running server keeps its own. */
export function demoReset() {
  const folder = path.resolve(process.env.DATA_DIR || 'data');
  if (!existsSync(folder)) return say(`There is no demo data in ${folder}. The next npm start makes it.`);
  if (!existsSync(path.join(folder, 'clock.json'))) {
    fail(`${folder} holds no demo clock, so it may be real data: it is left as it is.`);
  }
  const lock = path.join(folder, 'server.pid');
  if (existsSync(lock) && isAlive(lock))
    fail(
      `The server is running on this demo data. Stop it first, then run the command again. If its number in ${lock} is another program's, remove that file.`,
    );

  rmSync(folder, { recursive: true });
  say(`The demo data in ${folder} is gone. The next npm start makes it anew.`);
}

/** @param {string} lock the file in which a running server keeps its process id */
function isAlive(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
