import { chmodSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const COMMAND = path.join(import.meta.dirname, 'theme-command.mjs');

/**
 * The command `theme` as one file of JavaScript that needs nothing but Node 20.19: what it is made of is partly TypeScript.
 * @param {string} folder where it is written to @returns {Promise<string>} the file
 */
export async function packThemeCommand(folder) {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: COMMAND,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'theme-command.js' } },
    },
  });
  const file = path.join(folder, 'theme-command.js');
  chmodSync(file, 0o755);

  return file;
}
