import type { ObjectRef, OfficeDocument } from '@urzad/contract';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import type { StoredFile } from '../../files/file-store';
import { referredRow } from '../../referred-row';
import { type AddressMaker, attachedFiles, eraseFiles, type FileRow, filesNamed } from '../uploads/public';
import { recordFile } from './make-document';
import { present } from './presenter';
import * as documents from './repository';

export type { DocumentRow } from './repository';

/** Valid documents of an object with their signers, the newest first, ready to answer. */
export async function documentsOf(db: Db, owner: ObjectRef, maker: AddressMaker): Promise<OfficeDocument[]> {
  return presented(db, await documents.findByObject(db, owner), maker);
}

/** The same of those that are filed in a case. */
export async function documentsFiledIn(
  db: Db,
  id_officecase: number,
  maker: AddressMaker,
): Promise<OfficeDocument[]> {
  return presented(db, await documents.findFiledIn(db, id_officecase), maker);
}

/** Rows of the same. */
export function documentRowsFiledIn(db: Db, id_officecase: number): Promise<documents.DocumentRow[]> {
  return documents.findFiledIn(db, id_officecase);
}

/** The current file of each document, by the ids of the documents. */
export async function currentFilesOf(
  db: Db,
  rows: readonly documents.DocumentRow[],
): Promise<Map<number, FileRow>> {
  const files = await filesNamed(
    db,
    rows.map(({ filename }) => filename),
  );
  return new Map(files.flatMap((file) => (file.id_obj === null ? [] : [[file.id_obj, file] as const])));
}

/** Files the documents of an object in a case, or the one that is named. */
export async function fileDocumentsIn(
  tx: Tx,
  id_officecase: number,
  filed: { owner: ObjectRef; id?: number },
  by: Author,
): Promise<void> {
  await documents.fileIn(tx, id_officecase, filed, by);
}

async function presented(
  db: Db,
  rows: readonly documents.DocumentRow[],
  maker: AddressMaker,
): Promise<OfficeDocument[]> {
  const signatures = await documents.findSignatures(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    present(
      row,
      signatures.filter(({ id_document }) => id_document === row.id),
      maker,
    ),
  );
}

/** The document that a row refers to. */
export async function getDocument(db: Db, id: number): Promise<documents.DocumentRow> {
  return referredRow(await documents.findById(db, id));
}

/** The current file of a document: with the seal, once it is signed. */
export async function currentFileOf(db: Db, { id, filename }: documents.DocumentRow): Promise<FileRow> {
  const revisions = await attachedFiles(db, { obj_type: 'basedocument', id_obj: id });
  const file = revisions.find((revision) => revision.filename === filename);
  if (!file) throw new Error(`Document ${id} has no file ${filename}.`);
  return file;
}

/** The file of a document as it was made, before anybody signed it. */
export async function firstFileOf(db: Db, { id }: Pick<documents.DocumentRow, 'id'>): Promise<FileRow> {
  return referredRow((await attachedFiles(db, { obj_type: 'basedocument', id_obj: id }))[0]);
}

/** The newest valid document of this kind that an object has. */
export async function newestDocument(
  db: Db,
  owner: ObjectRef,
  kind: documents.DocumentRow['kind'],
): Promise<documents.DocumentRow | undefined> {
  return (await documents.findByObject(db, owner)).find((row) => row.kind === kind);
}

/** The numbers of documents, by their ids. */
export async function documentNumbersOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await documents.findByIds(db, ids);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** One document as it is sent to clients. */
export async function presentedDocument(db: Db, id: number, maker: AddressMaker): Promise<OfficeDocument> {
  return present(await getDocument(db, id), await documents.findSignatures(db, [id]), maker);
}

/** Whether an object already has a valid document of this kind and version. */
export async function hasDocument(
  db: Db,
  owner: ObjectRef,
  { kind, version_no }: Pick<documents.DocumentRow, 'kind' | 'version_no'>,
): Promise<boolean> {
  const rows = await documents.findByObject(db, owner);
  return rows.some((row) => row.kind === kind && row.version_no === version_no);
}

/**
 * Marks the document as signed, or as signed by the first side. With `sealed` its current file is the one with the seal;
 * with `uploaded` it is the file that came back, which is attached already.
 */
export async function recordSigning(
  tx: Tx,
  {
    row,
    sealed,
    uploaded,
    now,
    status = 'signed',
  }: {
    row: documents.DocumentRow;
    sealed?: StoredFile;
    uploaded?: Pick<StoredFile, 'filename' | 'size'>;
    now: Date;
    status?: 'partially_signed' | 'signed';
  },
  signature: Omit<documents.NewSignature, 'id_document' | 'doc_sha256'>,
  author: Author,
): Promise<void> {
  if (sealed) await recordFile(tx, { row, file: sealed, now }, author);
  const file = sealed ?? uploaded;
  await documents.update(tx, row.id, {
    values: { status, ...(file && { filename: file.filename, size: file.size }) },
    by: author,
  });
  await recordSignature(tx, row, signature, author);
}

/** Writes the row of a signature, and changes nothing of its document. */
export async function recordSignature(
  tx: Tx,
  { id, sha256 }: Pick<documents.DocumentRow, 'id' | 'sha256'>,
  signature: Omit<documents.NewSignature, 'id_document' | 'doc_sha256'>,
  author: Author,
): Promise<void> {
  await documents.insertSignature(tx, { ...signature, id_document: id, doc_sha256: sha256 }, author);
}

/** Marks the document as void and its signatures as withdrawn; both stay in the database. */
export async function voidDocument(tx: Tx, id: number, author: Author): Promise<void> {
  await documents.update(tx, id, { values: { status: 'void' }, by: author });
  await documents.withdrawSignatures(tx, id, author);
}

/**
 * Erases the content of documents of one kind, in every version. Number, digest and evidence of signatures stay: they
 * hold no answer. The bytes are removed by the caller, after the transaction.
 */
export async function eraseDocuments(
  tx: Tx,
  owner: ObjectRef,
  kind: documents.DocumentRow['kind'],
): Promise<string[]> {
  const ids = await documents.findIdsOfKind(tx, owner, kind);
  return eraseFiles(tx, { obj_type: 'basedocument', ids });
}

/**
 * Erases every document of an object that leaves no trace, with its signatures. The bytes are removed by the caller,
 * after the transaction.
 */
export async function eraseAllDocuments(tx: Tx, owner: ObjectRef): Promise<string[]> {
  return eraseFiles(tx, { obj_type: 'basedocument', ids: await documents.eraseOf(tx, owner) });
}

export async function signaturesOf(db: Db, id_document: number) {
  return documents.findSignatures(db, [id_document]);
}
