import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../db';
import { sync } from '../files/sync';
import { baseLog } from './table';

const FILE = 'log-anchors.jsonl';

const AnchorLine = z.object({ date: z.iso.datetime(), id: z.int(), hash: z.string() });

/** The last row of the log at a moment, kept outside the table: rows that are cut off the end are missed by it. */
export type Anchor = z.infer<typeof AnchorLine>;

export interface Anchors {
  anchors: Anchor[];
  /** Numbers of the lines that are no anchor: the file was damaged, or somebody else wrote to it. */
  damagedLines: number[];
}

/** The task `log_anchor`. The line of the process log is an anchor too, wherever an office keeps its logs. */
export async function anchorLog(app: FastifyInstance): Promise<number> {
  const anchor = await addAnchor(app.db, app.config.dataDir, app.clock.business());
  if (!anchor) return 0;
  app.log.info({ anchor }, 'The end of the audit log was anchored');
  return 1;
}

/**
 * Adds the last row of the log to the file of anchors in DATA_DIR, one line each, the oldest first.
 * @returns the anchor, or undefined when it is the newest of the file
 */
export async function addAnchor(db: Db, dataDir: string, date: Date): Promise<Anchor | undefined> {
  const [last] = await db
    .select({ id: baseLog.id, hash: baseLog.hash })
    .from(baseLog)
    .orderBy(desc(baseLog.id))
    .limit(1);
  const text = await readText(dataDir);
  const newest = anchorsIn(text).anchors.at(-1);
  if (!last || (newest?.id === last.id && newest.hash === last.hash)) return undefined;

  const anchor = { date: date.toISOString(), ...last };
  const file = path.join(dataDir, FILE);
  // Under another name first: after a power cut the file is the old one or the new one, never a part.
  await writeFile(`${file}.new`, `${text}${JSON.stringify(anchor)}\n`, { mode: 0o600 });
  await sync(`${file}.new`);
  await rename(`${file}.new`, file);
  await sync(dataDir);
  return anchor;
}

export async function readAnchors(dataDir: string): Promise<Anchors> {
  return anchorsIn(await readText(dataDir));
}

function anchorsIn(text: string): Anchors {
  const anchors: Anchor[] = [];
  const damagedLines: number[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const parsed = z.safeParse(AnchorLine, parseJson(line));
    if (parsed.success) anchors.push(parsed.data);
    else damagedLines.push(at + 1);
  }
  return { anchors, damagedLines };
}

/** Empty before the first anchor. */
async function readText(dataDir: string): Promise<string> {
  return readFile(path.join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
