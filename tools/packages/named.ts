import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestOf } from './installed';
import { PUBLISHED } from './published.mjs';

const ENTRIES = PUBLISHED.flatMap((folder) => {
  const { name, publishConfig } = manifestOf(folder);
  return Object.keys(publishConfig?.exports ?? {}).map((entry) => path.posix.join(name, entry));
});

const INSIDE = namesInside();

/** A sentence may name what is gone, and what has another name. */
const IS_OF_THE_PAST = /\b(?:(?:not|no longer) published|is now)\b/;

/** The entries of our packages that a text names and that nobody can import. */
export function unpublishedIn(text: string): string[] {
  return promisesOf(text)
    .flatMap((sentence) => sentence.match(/@urzad\/[\w-]+(?:\/[\w.*-]*\w)*/g) ?? [])
    .filter((named) => !ENTRIES.includes(named));
}

/** The names in a text that only packages of this repository export, such as the rules of one grant. */
export function insideIn(text: string): string[] {
  return promisesOf(text)
    .flatMap((sentence) => [...sentence.matchAll(/`(\w+)(?:\(\))?`/g)].map(([, name = '']) => name))
    .filter((name) => INSIDE.has(name));
}

function promisesOf(text: string): string[] {
  const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.:;]) /);
  return sentences.filter((sentence) => !IS_OF_THE_PAST.test(sentence));
}

function namesInside(): ReadonlySet<string> {
  const published = new Set(wordsOf('packages/{ui,domain}/api/*.md', /[\w$]+/g));
  const inside = wordsOf('packages/{grants,contract}/src/**/*.ts', /(?<=^export (?:const|function) )\w+/gm);

  return new Set(inside.filter((name) => !published.has(name)));
}

function wordsOf(files: string, words: RegExp): string[] {
  return globSync(files).flatMap((file) => readFileSync(file, 'utf8').match(words) ?? []);
}
