#!/usr/bin/env node
// The commands of the package: `npx @urzad/ui theme brand.json` and `npx @urzad/ui migrate .`.
import { NAMES_OF_TODAY } from 'virtual:names-of-today';
import { runTheme, USAGE_OF_THEME } from '../tokens/theme-command.mjs';
import { runMigrate, USAGE_OF_MIGRATE } from './migrate/migrate-command.ts';

const [command, ...rest] = process.argv.slice(2);

if (command === 'theme') process.exitCode = runTheme(rest);
else if (command === 'migrate') process.exitCode = runMigrate(rest, NAMES_OF_TODAY);
else {
  console.error(`${USAGE_OF_THEME}\n\n${USAGE_OF_MIGRATE}`);
  process.exitCode = 2;
}
