import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from './kinds';
import { migrate } from './migrate';
import type { NamesOfToday } from './names';

export const USAGE_OF_MIGRATE = `Usage: npx @urzad/ui migrate <folder> [--dry] [--force]
Writes the names of today into the scripts, style sheets and pages of a folder that used @urzad/ui 0.6.1.
  --dry    says what would change and writes nothing
  --force  also when git has changes that are not committed`;

/** What is nobody's source. */
const SKIPPED = /^(?:node_modules|dist|build|coverage|\..*)$/;

/** @returns the exit code */
export function runMigrate(words: readonly string[], today: NamesOfToday): number {
  const options = words.filter((word) => word.startsWith('-'));
  const [folder, ...others] = words.filter((word) => !word.startsWith('-'));
  if (!folder || others.length > 0 || options.some((one) => one !== '--dry' && one !== '--force')) {
    console.error(USAGE_OF_MIGRATE);
    return 2;
  }
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`Nothing was changed: ${folder} is no folder.`);
    return 1;
  }
  const isDry = options.includes('--dry');
  if (!isDry && !options.includes('--force') && hasUncommitted(folder)) {
    console.error(
      'Nothing was changed: git has changes in this folder that are not committed, beside which those of this command could not be told apart. Commit them, or say --force.',
    );
    return 1;
  }
  write(folder, isDry, today);
  return 0;
}

function write(folder: string, isDry: boolean, today: NamesOfToday) {
  const found = sourcesIn(folder).map((file) => ({ path: file, text: textOf(readFileSync(file)) }));
  const files = found.flatMap(({ path: file, text }) => (text === undefined ? [] : [{ path: file, text }]));
  const { changed, remarks: undecided } = migrate(files, today);
  const remarks = [
    ...found.flatMap(({ path: file, text }) =>
      text === undefined ? [{ path: file, line: 1, says: 'left as it is: its text is not UTF-8.' }] : [],
    ),
    ...undecided,
  ];
  const lines = [
    ...changed.map((file) => `${isDry ? 'Would change' : 'Changed'} ${file.path}`),
    ...remarks.map(({ path: file, line, says }) => `${file}:${line}: ${says}`),
    `${files.length} files read, ${changed.length} ${isDry ? 'to change' : 'changed'}, ${remarks.length} places to look at.`,
  ];
  if (!isDry) for (const file of changed) writeFileSync(file.path, file.text);
  process.stdout.write(`${lines.join('\n')}\n`);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(file);
      return entry.isFile() && kindOf(file) && !/\.d\.[cm]?ts$/.test(file) ? [file] : [];
    })
    .sort();
}

/** Nothing when the bytes are no UTF-8: written back, other letters would be lost. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Where there is no git, nothing is asked of it. Where it does not answer, nothing is known. */
function hasUncommitted(folder: string): boolean {
  if (git(folder, 'rev-parse', '--is-inside-work-tree') === undefined) return false;
  return git(folder, 'status', '--porcelain', '--', '.') !== '';
}

/** What git says; nothing when it fails. */
function git(folder: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  } catch {
    return undefined;
  }
}
