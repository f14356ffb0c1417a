import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What this needs of the module of Emscripten, which PGlite does not describe. */
interface Disk {
  NODEFS: { stream_ops: { fsync?(stream: { nfd: number }): number } };
}

/**
 * PGlite starts PostgreSQL with `-F`, which syncs nothing. Without it PostgreSQL asks for a sync where its own rules need
 * one: of the log at each commit, of tables at a checkpoint. `fdatasync` does nothing in PGlite.
 */
export const SYNCING_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** A folder of this disk whose files are synced when PostgreSQL asks for it, which PGlite does not do. */
export class SyncedFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, syncFiles] } };
  }
}

function syncFiles(disk: unknown): void {
  const { NODEFS }: Disk = Object(disk);
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    fs.fsyncSync(nfd);
    return 0;
  };
}
