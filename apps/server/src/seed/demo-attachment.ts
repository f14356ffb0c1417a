import { PDF } from '@libpdf/core';
import { foldForSearch, optionOf } from '@urzad/domain';
import { FILE_KIND, type FileKind } from '@urzad/grants';
import { loadOfficeFonts } from '../documents/office-fonts';

const LINES = [
  'Dokument demonstracyjny. Nie jest dowodem niczego.',
  'Wszystkie osoby, firmy i adresy są zmyślone.',
];

/** A page that stands for a certificate, so that the clerk has a file to open beside the answers. */
export function demoAttachment(kind: FileKind): Promise<{ name: string; bytes: Uint8Array }> {
  return demoPage(optionOf(FILE_KIND, kind)?.pl ?? kind);
}

/** A page that says what it stands for. */
export async function demoPage(title: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [regular] = loadOfficeFonts().blobs;
  if (!regular) throw new Error('No font of the office was found.');

  const pdf = PDF.create();
  const font = pdf.embedFont(regular);
  const page = pdf.addPage();
  page.drawText(title, { x: 72, y: 720, size: 20, font });
  LINES.forEach((line, at) => {
    page.drawText(line, { x: 72, y: 680 - at * 20, size: 12, font });
  });
  return {
    name: `${foldForSearch(title).replace(/[^a-z0-9]+/g, '-')}.pdf`,
    bytes: await pdf.save({ subsetFonts: true }),
  };
}
