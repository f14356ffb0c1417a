import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PUBLISHED, tarballOf } from '../packages/published.mjs';
import type { FirstSteps } from './instructions';
import { runIn } from './open-host';

/**
 * A new project by `npm create vite`, in which somebody has followed these steps and built it.
 * @returns its folder
 */
export function projectOf({ install, app }: FirstSteps): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'urzad-')), 'my-office');
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];
  const create = ['create', 'vite@latest', path.basename(folder), '--yes', '--', '--template', 'react-ts'];
  runNpm(path.dirname(folder), [...create, '--no-interactive']);

  const [, , ...wanted] = install.split(' ');
  runNpm(folder, ['install', ...wanted.map(packed), ...quiet]);
  writeFileSync(path.join(folder, 'src/App.tsx'), app);
  // With its types, as the template asks for.
  runIn(folder, ['npm', 'run', 'build']);
  return folder;
}

/** Ours as it was packed last, as no registry has it yet. */
function packed(name: string): string {
  const ours = PUBLISHED.find((one) => `@urzad/${path.basename(one)}` === name);
  return ours ? tarballOf(ours) : name;
}

function runNpm(folder: string, args: readonly string[]): void {
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
