import { type KeptDocument, type KeptFile, refOf } from '@urzad/contract';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db';
import { presentVerdict } from '../../signatures/providers/upload-provider';
import { baseDocument, type DocumentRow, type SignatureRow, signaturesOf } from '../documents/public';
import { mainCaseOf } from '../office-cases/public';
import {
  type AddressMaker,
  attachedFiles,
  downloadAddressOf,
  type FileRow,
  fileAddressOf,
  thumbAddressOf,
} from '../uploads/public';
import { namesOf } from '../users/public';
import { type Placed, placeOfFile, placesOf } from './present-rows';

type Maker = AddressMaker & { db: Db };

/** A document with its files, its signatures and its other versions, of which those that are `seen`. */
export async function presentDocument(
  { db, ...maker }: Maker,
  row: DocumentRow,
  seen: SQL | undefined,
): Promise<KeptDocument> {
  const [placeOf, signatures, files, versions] = await Promise.all([
    placesOf(db, [row]),
    signaturesOf(db, row.id),
    attachedFiles(db, { obj_type: 'basedocument', id_obj: row.id }),
    versionsOf(db, row, seen),
  ]);
  const names = await namesOf(
    db,
    signatures.flatMap(({ id_user_confirmed }) => id_user_confirmed ?? []),
  );
  const { id, number, kind, title, version_no, status, template_version, sha256 } = row;
  return {
    ...{ id, number, kind, title, version_no, status, template_version, sha256 },
    create_date: row.create_date.toISOString(),
    ...placeOf(row),
    signatures: signatures.map((signature) => presentSignature(signature, names)),
    revisions: files.toReversed().map((file) => presentRevision(file, row, maker)),
    versions: versions.map((version) => ({
      ...{ id: version.id, number: version.number, version_no: version.version_no, status: version.status },
      create_date: version.create_date.toISOString(),
    })),
  };
}

/** A file with the case to which it belongs: its own, or that of its object. */
export async function presentFile(
  { db, ...maker }: Maker,
  file: FileRow,
  direction: KeptFile['direction'],
): Promise<KeptFile> {
  const place = placeOfFile(file);
  const placed = { ...place, id_officecase: place.id_officecase ?? (await mainCaseOfObject(db, place)) };
  const placeOf = await placesOf(db, [placed]);
  const thumb = thumbAddressOf(maker, file);
  const { id, kind, name, mime, size, sha256, filename } = file;
  return {
    ...{ id, direction, kind: kind ?? '', name, mime, size, sha256 },
    create_date: file.create_date.toISOString(),
    ...placeOf(placed),
    url: fileAddressOf(maker, file),
    url_download: downloadAddressOf(maker, filename),
    ...(thumb && { thumb }),
  };
}

/** The case of an application, to which its files belong. */
async function mainCaseOfObject(db: Db, { obj_type, id_obj }: Placed): Promise<number | null> {
  if (obj_type !== 'cofundingregistration') return null;
  return (await mainCaseOf(db, refOf(obj_type, id_obj)))?.id ?? null;
}

/** Every document of the same kind and object that this person sees. */
function versionsOf(
  db: Db,
  { obj_type, id_obj, kind }: DocumentRow,
  seen: SQL | undefined,
): Promise<DocumentRow[]> {
  return db
    .select()
    .from(baseDocument)
    .where(
      and(
        eq(baseDocument.obj_type, obj_type),
        eq(baseDocument.id_obj, id_obj),
        eq(baseDocument.kind, kind),
        seen,
      ),
    )
    .orderBy(desc(baseDocument.id))
    .limit(VERSIONS_MAX);
}

/** Of letters an object may have many; the list of the object has all. */
const VERSIONS_MAX = 50;

function presentSignature(
  signature: SignatureRow,
  names: ReadonlyMap<number, string>,
): KeptDocument['signatures'][number] {
  const { signer_kind, provider, level, name, sign_date, place, validation_report } = signature;
  const { id_user_confirmed, confirm_reason } = signature;
  return {
    ...{ side: signer_kind, provider, level, name, place },
    sign_date: sign_date.toISOString(),
    verdict: validation_report ? presentVerdict(validation_report) : null,
    confirmed:
      id_user_confirmed === null || confirm_reason === null
        ? null
        : { name: names.get(id_user_confirmed) ?? '', reason: confirm_reason },
  };
}

function presentRevision(
  file: FileRow,
  { filename }: DocumentRow,
  maker: AddressMaker,
): KeptDocument['revisions'][number] {
  const { id, name, size, create_date } = file;
  return {
    ...{ id, name, size, create_date: create_date.toISOString() },
    // A file that came back was uploaded for it; the office's own have no kind.
    origin: file.kind === null ? 'made' : 'signed',
    is_current: file.filename === filename ? 'yes' : 'no',
    url: fileAddressOf(maker, file),
    url_download: downloadAddressOf(maker, file.filename),
  };
}
