import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { exports: published } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')).publishConfig;
const SHEETS = Object.keys(published)
  // The one for Tailwind is imported by style sheets.
  .filter((name) => name.endsWith('.css') && name !== './tailwind.css')
  .map((name) => name.replace('./', '@urzad/ui/'));

/** A project that has the package and no bundler's types. */
let host: string;
let page: string;

beforeAll(() => {
  host = mkdtempSync(path.join(tmpdir(), 'urzad-host-'));
  page = path.join(host, 'page.ts');
  const installed = path.join(host, 'node_modules/@urzad/ui');
  mkdirSync(path.join(installed, 'dist'), { recursive: true });
  writeFileSync(
    path.join(installed, 'package.json'),
    JSON.stringify({ name: '@urzad/ui', type: 'module', exports: published }),
  );
  writeFileSync(path.join(installed, 'dist/css.d.ts'), 'export {};\n');
  writeFileSync(path.join(host, 'package.json'), '{ "type": "module" }');
  writeFileSync(page, SHEETS.map((name) => `import '${name}';\n`).join(''));
});

afterAll(() => rmSync(host, { recursive: true }));

it.each([
  ['bundler', ts.ModuleResolutionKind.Bundler, ts.ModuleKind.ESNext],
  ['nodenext', ts.ModuleResolutionKind.NodeNext, ts.ModuleKind.NodeNext],
])('a strict host may import each style sheet (%s)', (_, moduleResolution, module) => {
  const program = ts.createProgram([page], {
    module,
    moduleResolution,
    noEmit: true,
    noUncheckedSideEffectImports: true,
    strict: true,
    types: [],
  });

  const faults = program.getSemanticDiagnostics(program.getSourceFile(page));
  expect(SHEETS).toHaveLength(3);
  expect(faults.map(({ messageText }) => messageText)).toEqual([]);
});
