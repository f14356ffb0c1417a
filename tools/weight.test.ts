import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { brotli, bundle } from '../bench/kit/bundle.mjs';

const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** As a browser gets it. */
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');

  return () => vi.unstubAllEnvs();
});

test.each(['AutocompleteField', 'CityField'])(
  '%s weighs at most 8 kB until somebody comes near it',
  async (field) => {
    const { first } = await bundle(
      `import { ${field} } from '@urzad/ui';\nglobalThis.kept = ${field};`,
      REACT,
    );

    expect(brotli(first)).toBeLessThanOrEqual(8);
  },
);

test('a field made from its description weighs at most 50 kB before its type needs more', async () => {
  const { first, modules } = await bundle(
    `import { SpecField } from '@urzad/ui';\nglobalThis.kept = SpecField;`,
    REACT,
  );

  expect(brotli(first)).toBeLessThanOrEqual(50);
  expect(modules.filter((module) => module.includes('/node_modules/@base-ui/'))).toEqual([]);
});

test('a screen with every kind of part is drawn without what most of them need later', async () => {
  const page = path.resolve('bench/pages/screen-ui.tsx');
  const { modules } = await bundle(`import ${JSON.stringify(page)};`);
  expect(modules.length).toBeGreaterThan(100);

  const later = [
    '@base-ui',
    '@floating-ui',
    '@radix-ui',
    '@tanstack',
    'react-day-picker',
    'react-dropzone',
    'vaul',
  ];
  // What a button that is a link is made of, which cannot wait.
  const atOnce = ['@radix-ui/react-slot', '@radix-ui/react-compose-refs'];
  const isOf = (module: string, name: string) => module.includes(`/node_modules/${name}/`);
  const early = modules.filter((module) => !atOnce.some((name) => isOf(module, name)));
  expect(later.filter((name) => early.some((module) => isOf(module, name)))).toEqual([]);

  // Of ours, what a screen shows only once somebody uses it.
  const ownLater = ['files/file-list/file-list.tsx'];
  expect(ownLater.filter((name) => modules.some((module) => module.endsWith(`/src/${name}`)))).toEqual([]);
});

test('the style sheet weighs at most 17 kB', async () => {
  const { first: styles } = await bundle(`import '@urzad/ui/styles.css';`);

  expect(brotli(styles)).toBeLessThanOrEqual(17);
});
