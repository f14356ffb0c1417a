import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PUBLISHED, tarballOf } from '../packages/published.mjs';
import type { FirstSteps } from './instructions';
import { runIn } from './open-host';

/** Where the page is built with the part that comes from entries. */
export const WITH_DOCUMENTS = 'dist-with-documents';

/**
 * A new project by `npm create vite`, in which somebody has followed these steps and built it: the page, then the page with its part
 * from entries.
 * @returns its folder
 */
export function projectOf({ install, deleted, html, main, documents }: FirstSteps): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'urzad-')), 'my-office');
  const create = ['create', 'vite@latest', path.basename(folder), '--yes', '--', '--template', 'react-ts'];
  runNpm(path.dirname(folder), [...create, '--no-interactive']);

  const [, , ...wanted] = install.split(' ');
  runNpm(folder, ['install', ...wantedOf(wanted), '--no-fund', '--no-audit', '--loglevel=error']);
  for (const file of deleted) rmSync(path.join(folder, file));
  change(path.join(folder, 'index.html'), html.given, html.instead);
  writeFileSync(path.join(folder, 'src/main.tsx'), main);
  // With its types, as the template asks for.
  runIn(folder, ['npm', 'run', 'build']);

  writeFileSync(path.join(folder, 'src/documents.tsx'), documents);
  const file = path.join(folder, 'src/main.tsx');
  change(file, '<FormSubmit>', '<Documents /><FormSubmit>');
  writeFileSync(file, `import { Documents } from './documents';\n${readFileSync(file, 'utf8')}`);
  runIn(folder, ['npm', 'run', 'build', '--', '--outDir', WITH_DOCUMENTS]);
  return folder;
}

/** Ours as they were packed last, as no registry has them yet; the kit, which the first brings, has to be named beside it. */
export function wantedOf(names: readonly string[]): string[] {
  return names.flatMap((name) => (name === '@urzad/ui' ? PUBLISHED.map((one) => tarballOf(one)) : [name]));
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
  writeFileSync(file, text.replace(from, to));
}

function runNpm(folder: string, args: readonly string[]): void {
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
