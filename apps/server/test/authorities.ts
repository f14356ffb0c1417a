import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FILES = path.resolve(import.meta.dirname, '../src/signatures/testing/forgeries/files');

/** The certificate of an invented authority, valid until 2040, as a client sends it. */
export async function authorityFile(name: 'root' | 'seals' | 'stamps'): Promise<string> {
  return (await readFile(path.join(FILES, `${name}.cer`))).toString('base64');
}
