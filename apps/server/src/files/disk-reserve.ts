import { statfs } from 'node:fs/promises';
import { ApiError } from '../api-error';
import type { Config } from '../config';

type Disk = Pick<Config, 'dataDir' | 'diskReserve'>;

/** Whether the disk of DATA_DIR keeps its reserve, without which the database could not write. */
export async function hasReserve({ dataDir, diskReserve }: Disk, wanted = 0): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize - wanted >= diskReserve;
}

/**
 * Before bytes are sent: many uploads of many accounts must leave the database room for what people type.
 *
 * @param wanted bytes of the upload, where they are known
 * @throws ApiError `server` with 507
 */
export async function refuseBeyondReserve(disk: Disk, wanted?: number): Promise<void> {
  if (!(await hasReserve(disk, wanted))) throw new ApiError('server', null, { status: 507 });
}
