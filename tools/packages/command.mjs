import { chmodSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const COMMAND = path.resolve('packages/ui/commands/urzad-ui.mjs');

/**
 * The command of @urzad/ui as one file of JavaScript that needs nothing but Node 20.19.
 * @param {string} folder where it is written to @returns {Promise<string>} the file
 */
export async function packCommand(folder) {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: COMMAND,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'urzad-ui.js' } },
    },
  });
  const file = path.join(folder, 'urzad-ui.js');
  chmodSync(file, 0o755);

  return file;
}
