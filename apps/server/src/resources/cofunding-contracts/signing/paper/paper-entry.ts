import type { Contract } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import type { SignRule } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../../api-error';
import type { Db } from '../../../../db';
import { referredRow } from '../../../../referred-row';
import { findUnconfirmedPaper, type SignatureRow } from '../../../documents/public';
import { type AddressMaker, attachedFiles, type FileRow, fileAddressOf } from '../../../uploads/public';
import { findHolders, namesOf } from '../../../users/public';
import type { Viewer } from '../../policy';
import type { SignedRecord } from '../signed-kind';

export const SCAN_KIND = 'PODPISANY_PDF';

/** The signatures of both sides on one paper that nobody confirmed yet, with its scan. */
export interface PaperEntry {
  parents: SignatureRow;
  offices: SignatureRow;
  scan: FileRow;
  /** Who entered it. */
  id_user: number;
}

export async function findPaperEntry(
  db: Db,
  { id_document, status }: Pick<SignedRecord, 'id_document' | 'status'>,
): Promise<PaperEntry | undefined> {
  if (id_document === null || status !== 'to_member') return undefined;
  const signatures = await findUnconfirmedPaper(db, id_document);
  const [parents, offices] = (['CITIZEN', 'OFFICE'] as const).map((side) =>
    signatures.find(({ signer_kind }) => signer_kind === side),
  );
  if (!parents || !offices) return undefined;
  const scan = referredRow(await scanOf(db, id_document));
  return { parents, offices, scan, id_user: referredRow(parents.id_user_create ?? undefined) };
}

/** A document that nobody has signed has no other signed file than the scan. */
export async function scanOf(db: Db, id_document: number): Promise<FileRow | undefined> {
  const files = await attachedFiles(db, { obj_type: 'basedocument', id_obj: id_document });
  return files.find(({ kind }) => kind === SCAN_KIND);
}

/**
 * What stands against a step that the law allows, by what is entered. Both sides sign the same paper, so both have to be
 * allowed to.
 */
export function paperRefusal(
  step: string,
  { rule, entry, viewer, status }: PaperFacts,
): ApiError | undefined {
  const illegal = (reason: string) => new ApiError('illegal-step', { status, reason });
  if (step === 'signMember' && entry) return illegal('paper');
  if (step !== 'enterPaper' && step !== 'confirmPaper') return undefined;
  if (!mayUsePaper(rule)) return illegal('method');
  if (step === 'enterPaper') return undefined;
  if (!entry) return illegal('not-entered');
  return entry.id_user === viewer.id_user ? new ApiError('no-privilege', { reason: 'own-entry' }) : undefined;
}

/**
 * What is entered on paper for one whose step it does not stand against.
 * @throws ApiError what `paperRefusal` finds
 */
export async function entryForStep(
  { config }: Pick<FastifyInstance, 'config'>,
  db: Db,
  { step, record, viewer }: { step: string; record: SignedRecord; viewer: Viewer },
): Promise<PaperEntry | undefined> {
  const entry = await findPaperEntry(db, record);
  const { status } = record;
  const refusal = paperRefusal(step, { rule: config.signPolicy.UMOWA, entry, viewer, status });
  if (refusal) throw refusal;
  return entry;
}

interface PaperFacts {
  rule: SignRule;
  entry: PaperEntry | undefined;
  viewer: Viewer;
  status: string;
}

export function mayUsePaper({ citizen, office }: SignRule): boolean {
  return citizen.includes('PAPER') && office.includes('PAPER');
}

export function paperDaysOf({
  parents,
  offices,
}: PaperEntry): Record<'member_date' | 'office_date', IsoDate> {
  return { member_date: warsawDate(parents.sign_date), office_date: warsawDate(offices.sign_date) };
}

/** What waits for a second person, as it is sent to clients. */
export async function presentPaper(
  db: Db,
  entry: PaperEntry | undefined,
  maker: AddressMaker,
): Promise<Contract['paper']> {
  if (!entry) return null;
  const { parents, offices, scan, id_user } = entry;
  const checked = parents.id_user_checked ?? 0;
  const names = await namesOf(db, [id_user, checked]);
  const nameOf = (id: number) => names.get(id) ?? '';
  return {
    ...paperDaysOf(entry),
    place: parents.place ?? '',
    signatory: offices.name,
    checked: nameOf(checked),
    entered: { name: nameOf(id_user), date: parents.create_date.toISOString() },
    url: fileAddressOf(maker, scan),
  };
}

/** Who may have signed for the office, and who may have checked the identity; never the parent, nor who ever prepared it. */
export async function paperPeople(
  db: Db,
  { id_application, id_user, editors }: SignedRecord,
  at: Date,
): Promise<NonNullable<Contract['paper_people']>> {
  const asked = { at, id_application };
  const [signing, checking] = await Promise.all([
    findHolders(db, { ...asked, privilege: 'cofunding_sign_office' }),
    findHolders(db, { ...asked, privilege: 'document_issue' }),
  ]);
  const names = await namesOf(db, [...new Set([...signing, ...checking])]);
  const named = (ids: number[]) => ids.map((id) => ({ id, name: names.get(id) ?? '' }));
  return {
    signatories: named(signing.filter((id) => !editors.includes(id) && id !== id_user)),
    checkers: named(checking.filter((id) => id !== id_user)),
  };
}
