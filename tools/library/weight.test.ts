import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { brotli, bundle } from '../../bench/kit/bundle.mjs';
import { entriesOf } from '../packages/published.mjs';

/** The code of every layer, 7 kB, which a page loads at the first press of all. */
const LAYERS = ['@radix-ui/react-dialog', '@radix-ui/react-presence'];
const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** As a browser gets it. */
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');

  return () => vi.unstubAllEnvs();
});

/** In kB after gzip, without React, the link of Next and styles. A limit is the figure of its day and about a tenth. */
test.each<[string, number, Record<string, string[]>]>([
  ['Button', 3.2, { '@urzad/ui': ['Button'] }],
  ['TextField', 5.7, { '@urzad/ui': ['TextField'] }],
  ['PeselField', 7.3, { '@urzad/ui': ['PeselField'] }],
  ['a form', 27, { '@urzad/ui': ['Form', 'formOf', 'FormSubmit'] }],
  ['Modal', 9, { '@urzad/ui/overlays': ['Modal'] }],
  ['SideModal', 9.8, { '@urzad/ui/overlays': ['SideModal'] }],
  ['Dropdown', 4.9, { '@urzad/ui/overlays': ['Dropdown'] }],
  ['Toaster', 5.5, { '@urzad/ui': ['Toaster', 'toast'] }],
  ['DataTable', 66.1, { '@urzad/ui/data-table': ['DataTable'] }],
  ['Board', 24, { '@urzad/ui/board': ['Board'] }],
  ['EventCalendar', 28, { '@urzad/ui/event-calendar': ['EventCalendar'] }],
  ['RichEditor', 8, { '@urzad/ui/rich-editor': ['RichEditor'] }],
  ['SpecField', 47, { '@urzad/ui/spec-field': ['SpecField'] }],
  ['DateField', 17, { '@urzad/ui/dates': ['DateField'] }],
  ['MainLayout', 6, { '@urzad/ui/layouts': ['MainLayout'] }],
  ['ApplicationLayout', 11.2, { '@urzad/ui/layouts': ['ApplicationLayout'] }],
  ['FileField', 14, { '@urzad/ui/uploads': ['FileField'] }],
  ['UploadField', 27.3, { '@urzad/ui/uploads': ['UploadField'] }],
  ['PdfView', 14.2, { '@urzad/ui/pdf-view': ['PdfView'] }],
  ['IconField', 14.2, { '@urzad/ui/icon-field': ['IconField'] }],
  ['Tabs', 11.2, { '@urzad/ui/tabs': ['Tabs'] }],
  ['SocketConsole', 22.3, { '@urzad/ui/socket-console': ['SocketConsole'] }],
  ['AppInfoModal', 15.4, { '@urzad/ui/app-info-modal': ['AppInfoModal'] }],
  ['Plot', 20, { '@urzad/ui/plot': ['Plot'] }],
  ['EuFundingStrip', 1.5, { '@urzad/ui/programme': ['EuFundingStrip'] }],
  ['HomeScene', 1.9, { '@urzad/ui/programme': ['HomeScene'] }],
  ['Gallery', 27.8, { '@urzad/ui/gallery': ['Gallery'] }],
  ['Lightbox', 5.9, { '@urzad/ui/lightbox': ['Lightbox'] }],
  ['AutocompleteField', 8.1, { '@urzad/ui/autocomplete': ['AutocompleteField'] }],
  ['NextLink', 0.2, { '@urzad/ui/next': ['NextLink'] }],
  ['TOKENS', 2.6, { '@urzad/ui/tokens': ['TOKENS', 'tokenVar'] }],
  [
    'a page of five widgets',
    17.3,
    {
      '@urzad/ui': ['Button', 'TextField', 'PeselField', 'Toaster', 'toast'],
      '@urzad/ui/overlays': ['Modal'],
    },
  ],
])('%s loads at most %d kB at once', async (_name, most, names) => {
  const { scripts } = await bundle(keeping(names), [...REACT, 'next/link.js']);

  expect(gzip(scripts)).toBeLessThanOrEqual(most);
});

test.each([
  ['AutocompleteField', 8],
  ['CityField', 10],
])('%s weighs at most %d kB until somebody comes near it', async (field, most) => {
  const { first } = await bundle(keeping({ '@urzad/ui/autocomplete': [field] }), REACT);

  expect(brotli(first)).toBeLessThanOrEqual(most);
});

test('a field made from its description weighs at most 50 kB before its type needs more', async () => {
  const { first, modules } = await bundle(keeping({ '@urzad/ui/spec-field': ['SpecField'] }), REACT);

  expect(brotli(first)).toBeLessThanOrEqual(50);
  expect(modules.filter((module) => module.includes('/node_modules/@base-ui/'))).toEqual([]);
});

test('pictures over the window cost nothing before the first one is opened, and at most 20 kB then', async () => {
  const isOfPictures = (module: string) =>
    /yet-another-react-lightbox|lightbox-(view|layer|carousel)/.test(module);
  const { modules } = await bundle(keeping({ '@urzad/ui/uploads': ['FileList'] }), REACT);
  const lightbox = await bundle(keeping({ '@urzad/ui/lightbox': ['Lightbox'] }), [...REACT, ...LAYERS]);

  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter(isOfPictures)).toEqual([]);
  expect(lightbox.modules.filter(isOfPictures)).toEqual([]);
  expect(brotli(lightbox.whole) - brotli(lightbox.first)).toBeLessThanOrEqual(20);
});

test('neither a cropper nor what sorts comes with the fields of pictures, but with a photo and a list', async () => {
  const isLater = (module: string) => /react-image-crop|@dnd-kit|crop-area|dragged-items/.test(module);
  const fields = keeping({ '@urzad/ui/uploads': ['AvatarField', 'FileList', 'GalleryField'] });
  const { first, whole, modules } = await bundle(fields, [...REACT, ...LAYERS]);

  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter(isLater)).toEqual([]);
  expect(brotli(whole)).toBeGreaterThan(brotli(first));
});

test('a screen with every kind of part is drawn without what most of them need later', async () => {
  const page = path.resolve('bench/pages/screen-ui.tsx');
  const { modules, scripts } = await bundle(`import ${JSON.stringify(page)};`);
  expect(modules.length).toBeGreaterThan(100);
  // Parts of icons, without the keys by which lucide-react tells them apart.
  expect(scripts).toContain('M18 6 6 18');
  expect(scripts).not.toMatch(/d:`[^`]*`,key:/);

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
  const ownLater = [
    'actions/menu-entry/menu-tree.ts',
    'files/file-field/photos/smaller-photo.ts',
    'files/file-list/file-list.tsx',
  ];
  expect(ownLater.filter((name) => modules.some((module) => module.endsWith(`/src/${name}`)))).toEqual([]);
});

test('every entry of widgets has its weight', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  const entries = entriesOf(path.resolve('packages/ui'));

  expect(entries.length).toBeGreaterThan(15);
  expect(
    entries
      .map(({ name }) => path.posix.join('@urzad/ui', name))
      .filter((name) => !source.includes(`'${name}': [`)),
  ).toEqual([]);
});

/** A script that cannot lose what it imports. */
function keeping(names: Readonly<Record<string, readonly string[]>>): string {
  const imports = Object.entries(names).map(([entry, of]) => `import { ${of.join(', ')} } from '${entry}';`);
  return [...imports, `globalThis.kept = [${Object.values(names).flat()}];`].join('\n');
}

/** kB of 1,000 bytes. */
const gzip = (text: string) => gzipSync(text).length / 1000;
