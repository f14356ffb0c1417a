// What the published entries export, by @microsoft/api-extractor, from the declarations that hosts get (decision 0060).

import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { entriesOf } from './published.mjs';

const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * Compares the reports of a built package with those in its folder `api`.
 *
 * @param {string} folder of the package
 * @param {{ write?: boolean }} [options] `write`: the reports are replaced by those of today
 * @returns {{ file: string, differs: boolean }[]} one for each entry
 */
export function apiReports(folder, { write = false } = {}) {
  const reports = path.join(folder, 'api');
  const made = path.join(folder, 'dist-api');
  for (const each of [reports, made]) mkdirSync(each, { recursive: true });
  const entries = entriesOf(folder).map(({ name, types }) => ({
    file: `${name === '.' ? 'index' : name}.api.md`,
    types: path.resolve(folder, types),
  }));
  const configs = entries.map(({ file, types }) => configOf(folder, { file, types, reports, made }));
  const [first] = configs;
  if (!first) throw new Error(`${folder} has no entry.`);
  // One program for all entries: it takes most of the time.
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: entries.map(({ types }) => types),
  });

  const results = configs.map((config, at) => {
    const { apiReportChanged } = Extractor.invoke(config, {
      localBuild: write,
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    return { file: entries[at]?.file ?? '', differs: apiReportChanged };
  });
  rmSync(made, { recursive: true });
  return results;
}

/** @param {string} folder @param {{ file: string, types: string, reports: string, made: string }} entry */
function configOf(folder, { file, types, reports, made }) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            lib: ['ES2024', 'DOM', 'DOM.Iterable'],
            module: 'ESNext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: file,
        reportFolder: reports,
        reportTempFolder: made,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: SILENT,
        extractorMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(folder, 'package.json'),
  });
}
