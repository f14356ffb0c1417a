#!/usr/bin/env node
// The command of the package: `npx @urzad/ui theme brand.json`.
import { runTheme, USAGE_OF_THEME } from '../tokens/theme-command.mjs';

const [command, ...rest] = process.argv.slice(2);

if (command === 'theme') process.exitCode = runTheme(rest);
else {
  console.error(USAGE_OF_THEME);
  process.exitCode = 2;
}
