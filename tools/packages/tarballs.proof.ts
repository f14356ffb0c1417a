import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rangesOf } from './catalog';
import { emptyHost } from './empty-host';
import { coming } from './installed';
import { inOldestNode, OLDEST_NODE } from './oldest-node';
import { entriesOf, INSIDE, PDFJS, PUBLISHED, SBOM, tarballOf } from './published.mjs';

const PACKAGES = PUBLISHED.map((folder) => ({ folder, name: `@urzad/${path.basename(folder)}` }));

describe.each(PACKAGES)('$name', ({ folder, name }) => {
  const tarball = tarballOf(folder);
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');

  it('weighs at most 2 MB', () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(2_000_000);
  });

  it('holds what is built, its licence, README and list of changes, and nothing else', () => {
    const others = files
      .map((file) => file.replace(/^package\//, ''))
      .filter((file) => !/^dist\//.test(file));
    const report = name === '@urzad/ui' ? readdirSync(path.join(folder, 'accessibility-report')) : [];
    expect(others.sort()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'package.json',
        ...report.map((one) => `accessibility-report/${one}`),
      ].sort(),
    );

    const built = files.filter((file) => /^package\/dist\//.test(file));
    expect(built.length).toBeGreaterThan(100);
    expect(built.filter((file) => !/\.(js|d\.ts|css|json|txt|woff2|wasm)$/.test(file)).sort()).toEqual(
      (name === '@urzad/ui' ? inUi() : []).sort(),
    );
    expect(built.filter((file) => /\.(test|stories)\.|\/testing\/|\/__screenshots__\//.test(file))).toEqual(
      [],
    );
  });

  it('has no fault that publint knows', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: bytesOf(tarball) }, strict: true });

    expect(pkg).toMatchObject({ name });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that every resolution of modules finds as it finds the code', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytesOf(tarball))), {
      entrypoints: entriesOf(folder).map(({ name: entry }) => (entry === '.' ? entry : `./${entry}`)),
    });
    if (!analysis.types) throw new Error('The package has no types.');

    // It is for modules: `require` of old versions of Node is told so, and resolution before `exports` is not served.
    const served = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && /^(node10|node16-cjs)$/.test(problem.resolutionKind)),
    );
    expect(served).toEqual([]);
  });
});

it('the list of components names all that comes with @urzad/ui, each with its licence', () => {
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(SBOM, 'utf8'));
  const listed = new Map<string, unknown[]>(
    components.map(({ purl, licenses }: { purl: string; licenses?: unknown[] }) => [
      decodeURIComponent(purl.replace('pkg:npm/', '')),
      licenses ?? [],
    ]),
  );
  const all = coming()
    .map(({ name, version }) => `${name}@${version}`)
    .filter((one) => one !== `@urzad/ui@${metadata.component.version}`);

  expect(bomFormat).toBe('CycloneDX');
  expect(all.filter((one) => !listed.get(one)?.length)).toEqual([]);
});

it('the kit works in plain Node, the oldest that is promised', () => {
  const script = `
    import { isNip, isPesel } from '@urzad/domain';
    import { cleanRichText } from '@urzad/domain/rich-text-cleaner';
    console.log(process.version, isPesel('02070803628', '2026-11-23'), isNip('1'), cleanRichText('<p onclick="x">a</p>'));
  `;
  const kit = tarballOf(path.resolve('packages/domain'));
  const host = emptyHost(kit, `sanitize-html@${rangesOf({ 'sanitize-html': 'catalog:' })['sanitize-html']}`);
  onTestFinished(() => host.remove());

  expect(inOldestNode(host.folder, script).trim()).toBe(`v${OLDEST_NODE} true false <p>a</p>`);
});

/** The licences beside what the build laid into the package. */
function inUi(): string[] {
  const names = [
    ...INSIDE.map((one) => path.basename(one.name)),
    ...PDFJS.licences.map((one) => one.toLowerCase()),
  ];
  return names.map((name) => `package/dist/vendor/LICENSE-${name}.md`);
}

function bytesOf(file: string): ArrayBuffer {
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
