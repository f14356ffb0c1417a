import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A block of TypeScript in a README of a published package. */
export interface ReadmeSample {
  /** The README, and which of its blocks. */
  story: string;
  code: string;
  /** Where it stands in the program: beside the README, so that it imports as a host does. */
  file: string;
}

export const README_SAMPLES: readonly ReadmeSample[] = ['packages/ui', 'packages/domain'].flatMap(samplesOf);

/** What a sample imports of the page around it: a sample beside it, and a function of Next, which the workspace does not install. */
const BESIDE: Readonly<Record<string, string>> = {
  'packages/ui/send.ts': README_SAMPLES.find(({ code }) => code.startsWith("'use server'"))?.code ?? '',
  'packages/ui/next-server.d.ts':
    "declare module 'next/server' { export function connection(): Promise<void>; }",
};

/** By absolute path, the texts that the program reads beside files that are there. */
export const BESIDE_READMES = new Map(
  Object.entries(BESIDE).map(([file, text]) => [path.resolve(file), text] as const),
);

function samplesOf(folder: string): ReadmeSample[] {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');

  return [...readme.matchAll(/^```(tsx?)\n([\s\S]+?)^```$/gm)].map(([, kind, code = ''], at) => ({
    story: `${folder}/README.md ${at + 1}`,
    code,
    file: path.resolve(folder, `README.${at + 1}.sample.${kind}`),
  }));
}
