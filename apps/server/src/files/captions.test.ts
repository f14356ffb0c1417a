import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWholeCaptions } from './captions';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'captions-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function isTaken(content: string | Buffer): Promise<boolean> {
  const file = path.join(dir, 'a.vtt');
  await writeFile(file, content);
  return isWholeCaptions(file);
}

it.each([
  ['a line', 'WEBVTT\n\n00:00.000 --> 00:01.000\nUrząd pomaga.\n'],
  [
    'names, notes, settings and the lines of Windows',
    'WEBVTT - film\r\n\r\nNOTE o filmie\r\n\r\n1\r\n01:00:00.000 --> 01:00:02.500 line:80%\r\nUrząd\r\npomaga.\r\n',
  ],
])('takes captions with %s', async (_what, content) => {
  expect(await isTaken(content)).toBe(true);
});

it.each([
  ['without words', 'WEBVTT\n\n'],
  ['with times alone', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\n'],
  ['with a comma in its times', 'WEBVTT\n\n00:00,000 --> 00:01,000\nUrząd pomaga.\n'],
  ['that end before they begin', 'WEBVTT\n\n00:02.000 --> 00:01.000\nUrząd pomaga.\n'],
  ['of which a part has no times', 'WEBVTT\n\n00:00.000 --> 00:01.000\nUrząd\n\n1 --> 2\npomaga.\n'],
  ['in other letters', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nUrz\u00b1d', 'latin1')],
])('refuses captions %s', async (_what, content) => {
  expect(await isTaken(content)).toBe(false);
});
