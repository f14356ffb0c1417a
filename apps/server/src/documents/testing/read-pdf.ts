import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  /** All text in reading order, runs of white space folded into one space. */
  text: string;
  /** The same line by line, as printed. */
  lines: string[];
  /** Roles of the structure tree in order, e.g. `['Root', 'Document', 'H1', 'Table', 'TR', 'TH']`. */
  roles: string[];
  title: string | undefined;
  language: string | null;
}

type StructureTree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;

/** Reads a PDF with pdf.js, which shares no code with the library that makes it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  const roles: string[] = [];

  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    texts.push(
      content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
    collectRoles(await page.getStructTree(), roles);
  }
  const { info, metadata } = await document.getMetadata();
  const title = metadata?.get('dc:title') ?? ('Title' in info ? info.Title : undefined);
  const language = 'Language' in info && typeof info.Language === 'string' ? info.Language : null;
  const pages = document.numPages;
  await loading.destroy();

  return {
    pages,
    text: texts.join('\n').replace(/\s+/g, ' '),
    lines: texts.join('\n').split('\n'),
    roles,
    title: title ? String(title) : undefined,
    language,
  };
}

function collectRoles(node: StructureTree, roles: string[]): void {
  roles.push(node.role);
  for (const child of node.children) if ('role' in child) collectRoles(child, roles);
}
