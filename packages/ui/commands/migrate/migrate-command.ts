import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, READ } from './migrate';
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
  const files = sourcesIn(folder).map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));
  const { changed, remarks } = migrate(files, today);
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
      return entry.isFile() && READ.test(file) && !/\.d\.[cm]?ts$/.test(file) ? [file] : [];
    })
    .sort();
}

/** Where there is no git, nothing is asked of it. */
function hasUncommitted(folder: string): boolean {
  try {
    const status = ['status', '--porcelain', '--', '.'];
    return (
      execFileSync('git', status, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) !==
      ''
    );
  } catch {
    return false;
  }
}
