import { buffer } from 'node:stream/consumers';
import type { ObjectRef } from '@urzad/contract';
import { foldForSearch, optionText, warsawDate } from '@urzad/domain';
import { DOCUMENT_KIND } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { DocumentData, DocumentFrame, DocumentKind } from '../../documents/document-renderer';
import { verifyMark } from '../../documents/verify-mark';
import type { StoredFile } from '../../files/file-store';
import type { SealRequest } from '../../signatures/seal';
import { keepOfficeFile } from '../uploads/public';
import * as documents from './repository';

/** The parts of the server that making a document needs. */
export type Maker = Pick<FastifyInstance, 'db' | 'config' | 'documents' | 'files' | 'seal' | 'clock'>;

/** A document whose bytes are stored; it has no row until `recordDocument` writes one. */
export interface MadeDocument {
  id: number;
  number: string;
  kind: DocumentKind;
  version_no: number;
  title: string;
  template_version: string;
  sha256: string;
  created: Date;
  file: StoredFile;
}

type Content<Kind extends DocumentKind> = Omit<DocumentData[Kind], keyof Omit<DocumentFrame, 'office'>>;

interface Making<Kind extends DocumentKind> {
  kind: Kind;
  content: Content<Kind>;
  version_no: number;
  created: Date;
  /** The office's own seal, for documents that nobody else signs. */
  seal?: SealRequest;
}

const FILE_NAMES: Record<DocumentKind, string> = {
  FORMULARZ: 'formularz-rekrutacyjny',
  KLAUZULA: 'klauzula-informacyjna',
  POTWIERDZENIE_ZLOZENIA: 'potwierdzenie-zlozenia',
  PISMO: 'pismo-urzedu',
  PERSONAL_DATA: 'formularz-danych-uczestnika',
  UMOWA: 'umowa',
  ANEKS: 'aneks',
  ROZLICZENIE: 'rozliczenie',
  REZYGNACJA: 'rezygnacja',
  OSWIADCZENIE: 'oswiadczenie',
  LISTA_RANKINGOWA: 'lista-rankingowa',
  LISTA_WYPLAT: 'lista-wyplat',
  KARTA_PODPISU: 'karta-podpisu',
};

/** Renders, seals if requested, and stores. Slow: to be done before the transaction that records the document. */
export async function makeDocument<Kind extends DocumentKind>(
  maker: Maker,
  { kind, content, version_no, created, seal }: Making<Kind>,
): Promise<MadeDocument> {
  const id = await documents.nextId(maker.db);
  const number = `DOK/${yearOf(created)}/${String(id).padStart(6, '0')}`;
  const verify = verifyMark(maker.config.publicUrl, number);
  const frame: Omit<DocumentFrame, 'office'> = { number, version: version_no, created, verify };

  // The content is the data of the kind without the frame; TypeScript cannot merge a generic type again.
  const data = { ...content, ...frame } as DocumentData[Kind];
  const rendered = await maker.documents.render(kind, data);
  const { pdf, sha256 } = seal ? await maker.seal.seal(rendered.pdf, seal) : rendered;
  const file = await storeBytes(maker, pdf);

  const { template_version } = rendered;
  return {
    id,
    number,
    kind,
    version_no,
    title: titleOf(kind, data),
    template_version,
    sha256,
    created,
    file,
  };
}

interface Recording {
  owner: ObjectRef;
  id_user: number;
  status: documents.DocumentRow['status'];
}

export async function recordDocument(
  tx: Tx,
  { made, now }: { made: MadeDocument; now: Date },
  { owner, id_user, status }: Recording,
  author: Author,
): Promise<documents.DocumentRow> {
  const { id, number, kind, version_no, title, template_version, sha256, file } = made;
  const row = await documents.insert(
    tx,
    {
      ...{ id, number, kind, version_no, title, template_version, sha256, status, id_user, ...owner },
      filename: file.filename,
      size: file.size,
      search_text: searchTextOf({ kind, number, title }),
    },
    author,
  );
  await recordFile(tx, { row, file, now }, author);
  return row;
}

/** What stands at the top of a document, unless that is the name of its kind. */
function titleOf(kind: DocumentKind, data: object): string {
  const title = 'title' in data && typeof data.title === 'string' ? data.title : '';
  return title === optionText(DOCUMENT_KIND, kind, 'pl') ? '' : title;
}

/** What a document is found by: its number, the words of its kind, and its title. */
export function searchTextOf({
  kind,
  number,
  title,
}: Pick<documents.DocumentRow, 'kind' | 'number' | 'title'>): string {
  const words = DOCUMENT_KIND.find(({ code }) => code === kind);
  return foldForSearch([number, words?.pl, words?.en, title].filter(Boolean).join(' '));
}

/** Every revision of a document is a file of its own, named after it. */
export async function recordFile(
  tx: Tx,
  { row, file, now }: { row: documents.DocumentRow; file: StoredFile; now: Date },
  author: Author,
): Promise<void> {
  await keepOfficeFile(
    tx,
    {
      ...file,
      name: `${FILE_NAMES[row.kind]}-${row.number.replaceAll('/', '-')}.pdf`,
      mime: 'application/pdf',
      owner: { obj_type: 'basedocument', id_obj: row.id },
      upload_date: now,
    },
    author,
  );
}

export async function storeBytes({ files }: Pick<Maker, 'files'>, bytes: Uint8Array): Promise<StoredFile> {
  return files.write(once(bytes), { limit: Number.POSITIVE_INFINITY });
}

/** @throws when the store lost a file that the database knows: nothing can be signed then */
export async function readBytes({ files }: Pick<Maker, 'files'>, filename: string): Promise<Uint8Array> {
  const reading = await files.read(filename);
  if (!reading)
    throw new Error(`File ${filename} of a document is missing in the store. Restore it from a backup.`);
  return new Uint8Array(await buffer(reading.stream));
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

function yearOf(moment: Date): string {
  return warsawDate(moment).slice(0, 4);
}
