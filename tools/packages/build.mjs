import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { buildStyles } from '../../packages/ui/build/build-styles.mjs';
import { packCommand } from './command.mjs';
import { buildDeclarations } from './declarations.mjs';
import { buildModules } from './modules.mjs';
import { INSIDE, PDFJS, PUBLISHED } from './published.mjs';

const UI = path.resolve('packages/ui');
const AS_WRITTEN = /^\.\/(tailwind\.css|tokens\.css|tokens(\.\w+)?\.json)$/;

/** Builds `dist` of the packages that other offices install. */
export async function buildPackages() {
  for (const folder of PUBLISHED) {
    rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
    await Promise.all([buildModules(folder), buildDeclarations(folder)]);
  }
  for (const { name, content } of await buildStyles()) write(name, content);
  for (const { name, text } of await manifestFiles()) write(name, text);
  write('brand.schema.json', await brandSchema());
  await packCommand(path.join(UI, 'dist'));
  copyAsExported();
  for (const { source, built } of PDFJS.files)
    write(path.join(path.dirname(PDFJS.loader), built), pdfjs(source));
  // Their licences ask for this beside their code or fonts.
  for (const { name, licence } of INSIDE)
    copy(`node_modules/${name}/${licence}`, `dist/vendor/LICENSE-${path.basename(name)}.md`);
  for (const name of PDFJS.licences)
    copy(`node_modules/pdfjs-dist/wasm/LICENSE_${name}`, `dist/vendor/LICENSE-${name.toLowerCase()}.md`);
}

/** TypeScript that shares its readers with the tests. @returns {Promise<{ name: string, text: string }[]>} */
async function manifestFiles() {
  /** @type {typeof import('../manifest/files')} */
  const { manifestFiles: files } = await load('tools/manifest/files.ts');
  return files();
}

/** The schema of a brand.json, by which editors complete and check it. */
async function brandSchema() {
  /** @type {{ brandSchema: () => object }} */
  const brand = await load('packages/ui/tokens/brand.mjs');
  return `${JSON.stringify(brand.brandSchema())}\n`;
}

/** @param {string} file @returns {Promise<any>} */
async function load(file) {
  const { module } = await runnerImport(path.resolve(file), { configFile: false, logLevel: 'error' });
  return module;
}

/** @param {string} name in `dist` @param {string | Uint8Array} content */
function write(name, content) {
  const file = path.join(UI, 'dist', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * PDF.js for older browsers too. Its exports get a line of their own: publint takes what stands behind `//` in an address for a
 * comment, and what is left of one line for CommonJS.
 * @param {string} source
 */
function pdfjs(source) {
  const file = readFileSync(path.join(UI, 'node_modules/pdfjs-dist/legacy/build', source));
  if (source.endsWith('.wasm')) return file;
  const code = file.toString('utf8');
  return code.replace(/;(export\{[^{}]*\};?)\s*$/, ';\n$1\n');
}

/** Style sheets for the tools of a host, and tokens for design tools, are published as they are written. */
function copyAsExported() {
  const { exports, publishConfig } = JSON.parse(readFileSync(path.join(UI, 'package.json'), 'utf8'));
  for (const [name, built] of Object.entries(publishConfig.exports))
    if (AS_WRITTEN.test(name)) copy(exports[name], built.default ?? built);
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  copyFileSync(path.join(UI, from), path.join(UI, to));
}
