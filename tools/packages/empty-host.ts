import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface EmptyHost {
  folder: string;
  /** The names of the packages in it. */
  packages: readonly string[];
  /** What npm warned of. */
  said: readonly string[];
  /** Writes files by their paths. */
  write(files: Readonly<Record<string, string | Uint8Array>>): void;
  remove(): void;
}

/** A folder with nothing but what npm installs by these names, and no package of the workspace above it. */
export function emptyHost(...wanted: readonly string[]): EmptyHost {
  const folder = mkdtempSync(path.join(tmpdir(), 'urzad-host-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const { status, stderr } = spawnSync(
    'npm',
    ['install', ...wanted, '--no-fund', '--no-audit', '--loglevel=warn'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  const lock = JSON.parse(readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8'));

  return {
    folder,
    said: stderr.split('\n').filter(Boolean),
    packages: Object.keys(lock.packages).map((name) => name.replace(/^node_modules\//, '')),
    write(files) {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(folder, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
