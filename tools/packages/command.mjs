import { chmodSync } from 'node:fs';
import path from 'node:path';
import { build, runnerImport } from 'vite';
import { entriesOf, PUBLISHED } from './published.mjs';

const COMMAND = path.resolve('packages/ui/commands/urzad-ui.mjs');
const NAMES = 'virtual:names-of-today';

/**
 * The commands of @urzad/ui as one file of JavaScript that needs nothing but Node 20.19: what they are made of is partly
 * TypeScript.
 * @param {string} folder where it is written to @returns {Promise<string>} the file
 */
export async function packCommand(folder) {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [namesPlugin(await namesOfToday())],
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

/**
 * What hosts can import, by package and name: the entry that has it.
 * @returns {Promise<import('../../packages/ui/commands/migrate/names').NamesOfToday>}
 */
export async function namesOfToday() {
  /** @type {{ module: typeof import('../../.storybook/samples/imports') }} */
  const { module } = await runnerImport(path.resolve('.storybook/samples/imports.ts'), {
    configFile: false,
    logLevel: 'error',
  });

  return Object.fromEntries(
    PUBLISHED.map((folder) => {
      const name = `@urzad/${path.basename(folder)}`;
      const published = new Set(entriesOf(folder).map((entry) => path.posix.join(name, entry.name)));
      const names = [...module.publicNames(folder)].filter(([, entry]) => published.has(entry));
      return [name, Object.fromEntries(names)];
    }),
  );
}

/** @param {object} names @returns {import('vite').Plugin} */
function namesPlugin(names) {
  return {
    name: 'names-of-today',
    resolveId: (id) => (id === NAMES ? id : undefined),
    load: (id) => (id === NAMES ? `export const NAMES_OF_TODAY = ${JSON.stringify(names)};` : undefined),
  };
}
