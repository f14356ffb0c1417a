import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What other offices install, what the others stand on first. */
export const PUBLISHED = ['packages/domain', 'packages/ui'].map((folder) => path.resolve(folder));

/** What the build lays into `dist` of @urzad/ui, so that no host installs it, with the file of its licence. */
export const INSIDE = [
  { name: 'vaul', licence: 'LICENSE.md' },
  // Its worker has to be of the very same version.
  { name: 'pdfjs-dist', licence: 'LICENSE' },
  { name: '@fontsource-variable/atkinson-hyperlegible-next', licence: 'LICENSE' },
  { name: '@fontsource-variable/atkinson-hyperlegible-mono', licence: 'LICENSE' },
  // Drawings of its icons.
  { name: 'lucide-react', licence: 'LICENSE' },
  // The command theme checks a brand with it.
  { name: 'zod', licence: 'LICENSE' },
];

/** PDF.js beside the module that loads it, by the names under which that module asks for it. */
export const PDFJS = {
  loader: 'files/pdf-view/pdfjs',
  files: [
    { asked: 'pdfjs-dist/legacy/build/pdf.mjs', source: 'pdf.min.mjs', built: 'pdf.js' },
    {
      asked: 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
      source: 'pdf.worker.min.mjs',
      built: 'pdf-worker.js',
    },
    { asked: 'pdfjs-dist/wasm/openjpeg.wasm', source: '../../wasm/openjpeg.wasm', built: 'openjpeg.wasm' },
    { asked: 'pdfjs-dist/wasm/jbig2.wasm', source: '../../wasm/jbig2.wasm', built: 'jbig2.wasm' },
  ],
  /** Of its decoders, each with the licence of what they wrap. */
  licences: ['OPENJPEG', 'PDFJS_OPENJPEG', 'JBIG2', 'PDFJS_JBIG2'],
};

/**
 * @typedef {object} Entry
 * @property {string} name as a host imports it, after the name of the package
 * @property {string} source what the workspace imports by that name
 * @property {string} script
 * @property {string} types
 */

/**
 * The entries of a package that are code. Inside the workspace `exports` of its manifest lead to the sources; pnpm puts
 * those of `publishConfig` in their place as it packs.
 * @param {string} folder @returns {Entry[]}
 */
export function entriesOf(folder) {
  const { exports, publishConfig } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

  return Object.entries(publishConfig.exports).flatMap(([name, built]) =>
    typeof built === 'string' || built.default.endsWith('.css')
      ? []
      : [{ name: path.join(name), source: exports[name], script: built.default, types: built.types }],
  );
}

/**
 * The address of the repository is the publisher's, so that the manifests here name none (decision 0056).
 * @param {string} folder @returns {string | undefined} what a publisher still has to add
 */
export function missingToPublish(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const missing = ['repository', 'homepage'].filter((member) => !manifest[member]);
  if (missing.length === 0) return undefined;

  const refusal = missing.includes('repository')
    ? ' npm refuses it with provenance without its repository.'
    : '';
  return `Before you publish ${manifest.name}, add to its package.json: ${missing.join(', ')}.${refusal}`;
}

/** Where a package is packed to. The lockfiles of `fixtures` name these files. @param {string} folder */
export function tarballOf(folder) {
  return path.resolve('fixtures/packed', `urzad-${path.basename(folder)}.tgz`);
}

/** The list of what comes with @urzad/ui, for the auditors of an office (CycloneDX). */
export const SBOM = path.resolve('fixtures/packed/urzad-ui.cdx.json');
