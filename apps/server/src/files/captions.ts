import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';

/** `00:01.000 --> 00:04.500 line:80%`, with hours where there are some. */
const TIMING =
  /^\s*(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})\s+-->\s+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:\s|$)/;

/**
 * Whether a browser shows all the words of captions in WebVTT: it leaves out, without a word, those whose times it cannot
 * read, and shows other letters where the file is not in UTF-8.
 */
export async function isWholeCaptions(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  if (!isUtf8(bytes)) return false;
  const lines = bytes.toString().split(/\r\n|\n|\r/);
  const cues = lines.flatMap((line, at) =>
    line.includes('-->') ? [{ line, words: lines[at + 1] ?? '' }] : [],
  );
  return cues.some(({ words }) => words.trim() !== '') && cues.every(({ line }) => isTiming(line));
}

function isTiming(line: string): boolean {
  const found = TIMING.exec(line);
  if (!found) return false;
  const [, ...parts] = found;
  return millisecondsOf(parts.slice(0, 4)) < millisecondsOf(parts.slice(4));
}

function millisecondsOf([hours, minutes, seconds, milliseconds]: readonly (string | undefined)[]): number {
  return ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds);
}
