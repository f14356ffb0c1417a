import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { SERVER_DIR } from '../paths';

/** Everything that the demo data depends on: a template is used only by the build that made it. */
const MADE_OF = ['dist', 'migrations', 'assets', '../../pnpm-lock.yaml'];

/** In a folder that no tool reads, and that a new installation removes. */
const TEMPLATES = path.join(SERVER_DIR, 'node_modules/.demo');

/** The folder of the demo data that this build makes for this start of business time. */
export function templateFolder(demoNow: string): string {
  const hash = createHash('sha256').update(demoNow);
  for (const part of MADE_OF) {
    for (const file of filesOf(path.join(SERVER_DIR, part))) hash.update(readFileSync(file));
  }
  return path.join(TEMPLATES, hash.digest('hex').slice(0, 16));
}

type DemoConfig = Pick<Config, 'isDemo' | 'dataDir' | 'databaseUrl' | 'filesPlace' | 'sealFile' | 'demoNow'>;

/** The template for a demo that has not started: with an embedded database and files on the disk, sealed by the demo's own seal. */
export function findTemplate(
  { isDemo, dataDir, databaseUrl, filesPlace, sealFile, demoNow }: DemoConfig,
  folderFor = templateFolder,
): string | undefined {
  const hasBegun = ['database', 'clock.json'].some((name) => existsSync(path.join(dataDir, name)));
  if (!isDemo || databaseUrl || filesPlace || sealFile || hasBegun) return undefined;

  const folder = folderFor(demoNow);
  return existsSync(folder) ? folder : undefined;
}

/** The database is copied last and renamed at once: after a crash in the middle the copy starts anew. */
export async function copyTemplate(template: string, dataDir: string): Promise<void> {
  await cp(path.join(template, 'files'), path.join(dataDir, 'files'), { recursive: true });
  await cp(path.join(template, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
  const aside = path.join(dataDir, 'database.new');
  await rm(aside, { recursive: true, force: true });
  await cp(path.join(template, 'database'), aside, { recursive: true });
  await rename(aside, path.join(dataDir, 'database'));
}

/** Keeps a finished data folder as the only template, without the files that belong to one installation. */
export async function keepTemplate(made: string, template: string): Promise<void> {
  await rm(path.join(made, 'keys/secret'), { force: true });
  await mkdir(path.dirname(template), { recursive: true });
  await rename(made, template);
  for (const name of await readdir(path.dirname(template))) {
    if (name !== path.basename(template)) {
      await rm(path.join(path.dirname(template), name), { recursive: true, force: true });
    }
  }
}

function filesOf(at: string): string[] {
  if (!existsSync(at) || at.endsWith('.map')) return [];
  if (!statSync(at).isDirectory()) return [at];
  return readdirSync(at)
    .sort()
    .flatMap((name) => filesOf(path.join(at, name)));
}
