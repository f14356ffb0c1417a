import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { ApiError } from '../../api-error';
import { pictureQueue } from './picture-queue';

/** The largest picture that a phone takes needs less than a second. */
const LIMITS = { cpuSeconds: 5, memoryKb: 512 * 1024 };
/** A drawing of a face or a sign is done at once; a made-up one can cost any time in a few bytes. */
const DRAWING_CPU_SECONDS = 2;
/** A machine that gives a picture no time for that long is at fault, not the picture. */
const WAIT_MS = 30_000;
const RETRY_AFTER_SECONDS = 5;
/** Node reserves half a gigabyte for compiled code, which counts as memory; the program has hardly any code. */
const NO_COMPILER = '--jitless';
/** The exit code of the program for what is no picture. */
const NO_PICTURE = 65;

/** Set by the shell before it becomes the program; a system that does not know a limit goes without it. */
const LIMITED = 'ulimit -t "$1" 2>/dev/null; ulimit -d "$2" 2>/dev/null; shift 2; exec "$@"';

export interface Picture {
  /** Path of the picture. */
  path: string;
  /** Whose it is: a person's pictures are decoded one at a time. */
  id_user: number;
  /** An SVG. */
  isDrawing?: boolean;
}

/**
 * Decodes a whole picture and draws it small, in WebP and upright.
 *
 * @param thumbnail path of the file to write; nothing is left there when the picture is refused
 * @returns whether it is a picture that can be drawn within the limits
 * @throws ApiError `server` 503 with Retry-After while too many pictures wait, or the machine has no time for this one; any
 * other error when the program itself cannot work. Neither says anything about the picture
 */
export type PictureDecoder = (picture: Picture, thumbnail: string) => Promise<boolean>;

/**
 * A process for each picture: a picture that breaks its decoder, or asks it for more memory or time than a photograph
 * needs, ends the process and is refused. The process knows no setting of the server.
 *
 * @param program path of `draw-thumbnail.mjs`
 * @param limits seconds of a processor and kilobytes of memory for one picture
 */
export function pictureDecoder(program: string, limits = LIMITS): PictureDecoder {
  const inTurn = pictureQueue();

  return ({ path, id_user, isDrawing }, thumbnail) =>
    inTurn(id_user, async () => {
      const cpuSeconds = isDrawing ? Math.min(limits.cpuSeconds, DRAWING_CPU_SECONDS) : limits.cpuSeconds;
      const command = [process.execPath, NO_COMPILER, program, path, thumbnail];
      const end = await run(command, { ...limits, cpuSeconds });
      if (end.code === 0) return true;

      await rm(thumbnail, { force: true });
      if (end.code === NO_PICTURE || end.wasStopped) return false;
      if (end.hadNoTime) throw new ApiError('server', null, { status: 503, retryAfter: RETRY_AFTER_SECONDS });
      throw new Error(`Pictures cannot be decoded: ${end.said || `exit code ${end.code}`}`);
    });
}

async function run(command: readonly string[], { cpuSeconds, memoryKb }: typeof LIMITS) {
  const limits = [String(cpuSeconds), String(memoryKb)];
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', ...limits, ...command], {
    env: {},
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: WAIT_MS,
    killSignal: 'SIGKILL',
  });
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  // Stopped by us for the time that it waited: the machine is at fault.
  const hadNoTime = child.killed;
  const wasStopped = signal !== null && !hadNoTime;
  return { code: typeof code === 'number' ? code : undefined, wasStopped, hadNoTime, said: said.trim() };
}
