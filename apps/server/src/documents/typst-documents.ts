import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { compile } from '../../assets/workers/typst-compile.mjs';
import { compileApart } from './compile-apart';
import type { DocumentFrame, DocumentKind, DocumentRenderer, PrintedData } from './document-renderer';
import { loadOfficeFonts } from './office-fonts';
import { templateInput } from './template-input';

interface Template {
  file: string;
  edition: string;
  /** Of any number of rows: made by a thread of its own. */
  isLong?: boolean;
}

const TEMPLATES: Record<DocumentKind | keyof PrintedData, Template> = {
  FORMULARZ: { file: 'formularz.typ', edition: '1.0' },
  KLAUZULA: { file: 'klauzula.typ', edition: '1.0' },
  POTWIERDZENIE_ZLOZENIA: { file: 'potwierdzenie-zlozenia.typ', edition: '1.0' },
  PISMO: { file: 'pismo.typ', edition: '1.0' },
  PERSONAL_DATA: { file: 'dane-uczestnika.typ', edition: '1.0' },
  UMOWA: { file: 'umowa.typ', edition: '1.0' },
  ANEKS: { file: 'umowa.typ', edition: '1.0' },
  ROZLICZENIE: { file: 'rozliczenie.typ', edition: '1.0' },
  REZYGNACJA: { file: 'oswiadczenie.typ', edition: '1.0' },
  OSWIADCZENIE: { file: 'oswiadczenie.typ', edition: '1.0' },
  LISTA_RANKINGOWA: { file: 'lista-rankingowa.typ', edition: '1.0', isLong: true },
  LISTA_WYPLAT: { file: 'lista-wyplat.typ', edition: '1.0', isLong: true },
  KARTA_PODPISU: { file: 'pismo.typ', edition: '1.0' },
  ZASWIADCZENIE: { file: 'zaswiadczenie.typ', edition: '1.0' },
  WZOR: { file: 'wzor.typ', edition: '1.0' },
  RAPORT: { file: 'raport.typ', edition: '1.0', isLong: true },
  MOJE_DANE: { file: 'moje-dane.typ', edition: '1.0' },
};

/** Number of renders whose results the compiler caches; more would only use memory. */
const CACHED_RENDERS = 10;

/**
 * The Typst adapter. A form of two pages takes about 20 ms on one core (the first one 60), so it is made on the main
 * thread: a worker would bring no measurable gain. A list of 2,000 rows takes 700 ms and has a thread of its own.
 *
 * @param templatesFolder absolute path of `assets/templates`
 */
export function typstDocuments(templatesFolder: string): DocumentRenderer {
  const fonts = loadOfficeFonts();
  const compiler = NodeCompiler.create({
    workspace: templatesFolder,
    fontArgs: [{ fontBlobs: fonts.blobs }],
  });
  const digest = digestOfTemplates(templatesFolder);

  async function make(kind: keyof typeof TEMPLATES, data: DocumentFrame) {
    const { file, edition, isLong } = TEMPLATES[kind];
    const template_version = `${edition}+${digest}`;
    const input = JSON.stringify(templateInput({ ...data, template_version }, fonts.covers));
    const printing = { file: path.join(templatesFolder, file), input, created: seconds(data.created) };
    const pdf = isLong
      ? await compileApart({ ...printing, workspace: templatesFolder, fontBlobs: fonts.blobs })
      : compile(compiler, printing);
    compiler.evictCache(CACHED_RENDERS);
    return { pdf: withoutNeedlessSuspects(pdf), template_version };
  }

  return {
    async render(kind, data) {
      const { pdf, template_version } = await make(kind, data);
      return { pdf, sha256: createHash('sha256').update(pdf).digest('hex'), template_version };
    },
    print: async (kind, data) => (await make(kind, data)).pdf,
  };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/**
 * `/Suspects false` is the default, and older readers (poppler before 23) report the explicit form as an error. It is
 * overwritten with spaces: no byte moves, so the cross-reference table stays right.
 */
function withoutNeedlessSuspects(pdf: Uint8Array): Uint8Array {
  const words = '/Suspects false';
  const copy = new Uint8Array(pdf);
  const at = Buffer.from(copy.buffer).lastIndexOf(words, undefined, 'latin1');
  return at < 0 ? copy : copy.fill(0x20, at, at + words.length);
}

function digestOfTemplates(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.typ'))
    .sort()) {
    hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 8);
}
