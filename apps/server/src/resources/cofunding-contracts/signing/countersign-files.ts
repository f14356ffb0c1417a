import { createHash } from 'node:crypto';
import type { Countersigned } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { presentVerdict, uploadProvider } from '../../../signatures/providers/upload-provider';
import type { UploadReport } from '../../../signatures/providers/upload-report';
import { currentFileOf, type DocumentRow, getDocument } from '../../documents/public';
import { readOwnUpload } from '../../uploads/public';
import { type StaffViewer, visibleTo } from '../policy';
import { type ContractRecord, cofundingContract as table } from '../table';
import { outcomeOf, recordCountersignature } from './countersign';
import { officeSession } from './waiting-document';

interface Candidate {
  record: ContractRecord;
  document: DocumentRow;
  /** Of the file with the parent's signature. */
  sha256: string;
}

/** Signed files that came back together, each matched by its bytes (Order §12). */
export async function countersignFiles(
  app: FastifyInstance,
  request: FastifyRequest,
  { filenames, viewer }: { filenames: readonly string[]; viewer: StaffViewer },
): Promise<Countersigned[]> {
  const candidates = await findCandidates(app, viewer);
  const results: Countersigned[] = [];
  for (const filename of new Set(filenames)) {
    results.push(await countersignFile(app, request, { filename, candidates }));
  }
  return results;
}

async function countersignFile(
  app: FastifyInstance,
  request: FastifyRequest,
  { filename, candidates }: { filename: string; candidates: readonly Candidate[] },
): Promise<Countersigned> {
  const uploaded = await readOwnUpload(app, { filename, id_user: request.user.id }).catch(asMissing);
  const match = uploaded && candidates.find((candidate) => beginsWith(uploaded, candidate));
  if (!match) return { filename, id: null, number: null, outcome: 'unknown', reason: null, verdict: null };

  const { record, document } = match;
  const session = await officeSession(app, request, { record, document });
  const provider = uploadProvider(app);
  const report = await provider.verify(uploaded, session);
  const verdict = presentVerdict(report);
  return outcomeOf({ filename, id: record.id, number: record.number, verdict }, async () => {
    refuseUnlessQualified(report);
    const { signature, ...completed } = await provider.complete(session, { uploaded });
    await recordCountersignature(app, request, {
      ...{ record, document, completed: { ...completed, signature } },
      file: { uploaded: filename },
    });
  });
}

/** The office signs by a qualified signature of its signatory, never by an unclear one (Process §5). */
function refuseUnlessQualified({ result, owner, signatures }: UploadReport): void {
  if (owner === 'another') throw new ApiError('not-valid', { reason: 'another-person' });
  if (result === 'FAILED') throw new ApiError('not-valid', { reason: 'failed' });
  if (result !== 'TOTAL_PASSED') throw new ApiError('not-valid', { reason: 'unclear' });
  if (!signatures.some(({ level }) => level === 'KWALIFIKOWANY')) {
    throw new ApiError('not-valid', { reason: 'level' });
  }
}

/** Contracts that wait for the office, with the digest of the file that it gives out. */
async function findCandidates({ db }: FastifyInstance, viewer: StaffViewer): Promise<Candidate[]> {
  const records = await db
    .select()
    .from(table)
    .where(and(visibleTo(viewer), eq(table.status, 'to_office'), eq(table.deleted, 'no')));
  return Promise.all(
    records.map(async (record) => {
      const document = await getDocument(db, record.id_document ?? 0);
      return { record, document, sha256: (await currentFileOf(db, document)).sha256 };
    }),
  );
}

function beginsWith(uploaded: Uint8Array, { document: { size }, sha256 }: Candidate): boolean {
  if (uploaded.length < size) return false;
  return createHash('sha256').update(uploaded.subarray(0, size)).digest('hex') === sha256;
}

function asMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'object-no-exist') return undefined;
  throw error;
}
