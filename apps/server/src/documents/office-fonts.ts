import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDF } from '@libpdf/core';
import type { Covers } from './printable-text';

const require = createRequire(import.meta.url);

/** The first font is for reading; the second has the letters it lacks (Cyrillic, Greek, Vietnamese). */
const fontFiles = () => [
  require.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  ),
  require.resolve(
    '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  ),
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
];

export interface OfficeFonts {
  blobs: Buffer[];
  covers: Covers;
}

/** Full TrueType files from npm packages: fonts installed on the machine never change a document. */
export function loadOfficeFonts(): OfficeFonts {
  const blobs = fontFiles().map((file) => readFileSync(file));
  const drawer = PDF.create();
  const fonts = blobs.map((blob) => drawer.embedFont(blob));

  return { blobs, covers: (character) => fonts.some((font) => font.canEncode(character)) };
}
