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

/** What a sample imports of the page around it. */
const BESIDE: Readonly<Record<string, string>> = {
  'packages/ui/send.ts': `
    export type Answers = { pesel: string; phone: string };
    export async function send(answers: Answers): Promise<{ pesel: 'is-empty' } | undefined> {
      return answers.pesel === '' ? { pesel: 'is-empty' } : undefined;
    }`,
};

export const README_SAMPLES: readonly ReadmeSample[] = ['packages/ui', 'packages/domain'].flatMap(samplesOf);

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
