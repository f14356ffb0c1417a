import { foldForSearch, warsawDate } from '@urzad/domain';
import { DOCUMENT_KIND } from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db';
import type { FileStore, StoredFile } from '../../files/file-store';
import { searchTextOf } from '../../resources/documents/public';
import { baseDocument, baseSignature } from '../../resources/documents/table';
import { baseFile } from '../../resources/uploads/table';
import { evidenceRecord } from '../../signatures/evidence';
import { demoPage } from '../demo-attachment';
import { copyOf, insertMany, patternOf, takeIds } from './many-rows';

type Kind = 'KLAUZULA' | 'FORMULARZ';

/** A document that somebody has signed, like one of another person. */
export interface SignedLike {
  /** The registration of the demo that has the pattern. */
  like: number;
  id_obj: number;
  id_user: number;
  name: string;
  pesel: string;
  date: Date;
  days: number;
}

/**
 * One signed document of a kind for each: a page that says what it stands for, as a real one takes a second. Each has a
 * file of its own, since the files of a person are erased with them.
 * @returns their ids, in the order of `wanted`
 */
export async function addDocuments(
  tx: Tx,
  files: FileStore,
  { kind, wanted, now }: { kind: Kind; wanted: readonly SignedLike[]; now: Date },
): Promise<number[]> {
  const title = DOCUMENT_KIND.find(({ code }) => code === kind)?.pl ?? kind;
  const { bytes } = await demoPage(title);
  const patterns = await patternsOf(tx, kind, [...new Set(wanted.map(({ like }) => like))]);
  const ids = await takeIds(tx, baseDocument, wanted.length);
  const rows = [];
  for (const [at, one] of wanted.entries()) {
    const file = await files.write(once(bytes), { limit: bytes.length });
    const pattern = patternOf(patterns.get(one.like), `document ${kind}`);
    rows.push(rowsFor(one, { id: ids[at] ?? 0, file, now, pattern }));
  }
  await insertMany(
    tx,
    baseDocument,
    rows.map(({ document }) => document),
  );
  await insertMany(
    tx,
    baseFile,
    rows.map(({ stored }) => stored),
  );
  await insertMany(
    tx,
    baseSignature,
    rows.map(({ signature }) => signature),
  );
  return ids;
}

type Pattern = Awaited<ReturnType<typeof patternsOf>> extends Map<number, infer Value> ? Value : never;

async function patternsOf(tx: Tx, kind: Kind, ids: readonly number[]) {
  const found = new Map<
    number,
    { document: typeof baseDocument.$inferSelect; signature: typeof baseSignature.$inferSelect }
  >();
  for (const id of ids) {
    const isOfKind = and(
      eq(baseDocument.obj_type, 'cofundingregistration'),
      eq(baseDocument.id_obj, id),
      eq(baseDocument.kind, kind),
    );
    const [row] = await tx
      .select({ document: baseDocument, signature: baseSignature })
      .from(baseDocument)
      .innerJoin(
        baseSignature,
        and(eq(baseSignature.id_document, baseDocument.id), eq(baseSignature.signer_kind, 'CITIZEN')),
      )
      .where(isOfKind)
      .limit(1);
    if (row) found.set(id, row);
  }
  return found;
}

function rowsFor(
  { id_obj, id_user, name, pesel, date, days }: SignedLike,
  { id, file, now, pattern }: { id: number; file: StoredFile; now: Date; pattern: Pattern },
) {
  const number = `DOK/${warsawDate(date).slice(0, 4)}/${String(id).padStart(6, '0')}`;
  const words = DOCUMENT_KIND.find(({ code }) => code === pattern.document.kind);
  const { sha256, filename, size } = file;
  const made = { create_date: date, mod_date: date, id_user_create: id_user, id_user_mod: id_user };
  const document = {
    ...copyOf(pattern.document, days),
    ...{ ...made, id, number, id_obj, id_user, id_officecase: null, sha256, filename, size, version_no: 1 },
    search_text: searchTextOf({ ...pattern.document, number }),
  };
  const stored = {
    ...{ ...made, id_application: document.id_application, filename, size, sha256, upload_date: now },
    ...{ mime: 'application/pdf', obj_type: 'basedocument', id_obj: id },
    name: `${foldForSearch(words?.pl ?? '').replace(/[^a-z0-9]+/g, '-')}-${number.replaceAll('/', '-')}.pdf`,
  };
  const signed = copyOf(pattern.signature, days);
  const proved = signed.evidence === null ? {} : evidenceOf(signed, { name, pesel, date, sha256 });
  const signature = {
    ...{ ...signed, ...made, id_document: id, doc_sha256: sha256, id_user, name, sign_date: date },
    ...{ id_session: null, user_agent: 'demo', ...proved },
  };
  return { document, stored, signature };
}

function evidenceOf(
  signed: Omit<typeof baseSignature.$inferSelect, 'id' | 'uuid'>,
  { name, pesel, date, sha256 }: { name: string; pesel: string; date: Date; sha256: string },
) {
  const facts = {
    statement_text: signed.statement_text ?? '',
    statement_version: signed.statement_version ?? '',
    ...{ name, pesel_last4: pesel.slice(-4), sign_date: date, doc_sha256: sha256 },
    ...{ ip: signed.ip ?? '', user_agent: 'demo', code_channel: signed.code_channel ?? ('EMAIL' as const) },
  };
  const { json, prev_hash, evidence_hash } = evidenceRecord(facts, null);
  return { pesel_last4: facts.pesel_last4, evidence: json, prev_hash, evidence_hash };
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
