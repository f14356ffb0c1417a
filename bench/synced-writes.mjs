// Writes of the embedded database that survive a power cut, as a ratio to the same ones that survive only the end of the
// process. Run: node bench/synced-writes.mjs
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { median, withFolder } from './kit/servers.mjs';

const ROUNDS = 7;
const WRITES = 300;

/** @type {typeof import('../apps/server/src/synced-folder')} */
const { SYNCING_PARAMS, SyncedFolder } = await import(
  path.join(import.meta.dirname, '../apps/server/src/synced-folder.ts')
);

await withFolder(async (folder) => {
  const synced = await prepared(
    await PGlite.create({ fs: new SyncedFolder(path.join(folder, 'synced')), startParams: SYNCING_PARAMS }),
  );
  const bare = await prepared(await PGlite.create({ dataDir: path.join(folder, 'bare') }));
  /** @type {{ synced: number, bare: number }[]} */
  const rounds = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    rounds.push({ bare: await msOf(bare), synced: await msOf(synced) });
  }
  await Promise.all([synced.close(), bare.close()]);

  const perWrite = (/** @type {'synced' | 'bare'} */ name) =>
    median(rounds.map((took) => took[name])) / WRITES;
  const ratio = median(rounds.map(({ synced, bare }) => synced / bare));
  console.log(
    `a write not synced ${perWrite('bare').toFixed(2)} ms, synced ${perWrite('synced').toFixed(2)} ms: ${ratio.toFixed(2)} F`,
  );
});

/** @param {PGlite} client */
async function prepared(client) {
  await client.exec('create table written (id integer, text text)');
  return client;
}

/** @param {PGlite} client */
async function msOf(client) {
  const begun = performance.now();
  for (let at = 0; at < WRITES; at += 1) {
    await client.query('insert into written values ($1, $2)', [at, 'x'.repeat(500)]);
  }
  return performance.now() - begun;
}
