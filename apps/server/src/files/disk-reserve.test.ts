import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { hasReserve, refuseBeyondReserve } from './disk-reserve';

const disk = (diskReserve: number) => ({ dataDir: tmpdir(), diskReserve });

it('refuses an upload that would take the reserve, and no other', async () => {
  expect([await hasReserve(disk(0)), await hasReserve(disk(1e15)), await hasReserve(disk(0), 1e15)]).toEqual([
    true,
    false,
    false,
  ]);
  await expect(refuseBeyondReserve(disk(0), 1000)).resolves.toBeUndefined();
  await expect(refuseBeyondReserve(disk(1e15))).rejects.toMatchObject({ code: 'server', status: 507 });
});
