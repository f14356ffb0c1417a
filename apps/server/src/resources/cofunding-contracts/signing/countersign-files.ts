import { createHash } from 'node:crypto';
import type { Countersigned } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { presentVerdict, uploadProvider } from '../../../signatures/providers/upload-provider';
import type { UploadReport } from '../../../signatures/providers/upload-report';
import { currentFileOf, type DocumentRow, getDocument } from '../../documents/public';
import { readOwnUpload } from '../../uploads/public';
import type { StaffViewer } from '../policy';
import { outcomeOf, recordCountersignature } from './countersign';
import type { SignedKind, SignedRecord } from './signed-kind';
import { officeSession } from './waiting-document';

interface Candidate {
  record: SignedRecord;
  document: DocumentRow;
  /** Of the file with the parent's signature. */
  sha256: string;
}

/** Signed files that came back together, each matched by its bytes (Order §12). */
export async function countersignFiles(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, filenames, viewer }: { of: SignedKind; filenames: readonly string[]; viewer: StaffViewer },
): Promise<Countersigned[]> {
  const candidates = await findCandidates(app, of, viewer);
  const results: Countersigned[] = [];
  for (const filename of new Set(filenames)) {
    results.push(await countersignFile(app, request, { of, filename, candidates }));
  }
  return results;
}

async function countersignFile(
  app: FastifyInstance,
  request: FastifyRequest,
  { of, filename, candidates }: { of: SignedKind; filename: string; candidates: readonly Candidate[] },
): Promise<Countersigned> {
  const uploaded = await readOwnUpload(app, { filename, id_user: request.user.id }).catch(asMissing);
  const match = uploaded && candidates.find((candidate) => beginsWith(uploaded, candidate));
  if (!match) return { filename, id: null, number: null, outcome: 'unknown', reason: null, verdict: null };

  const { record, document } = match;
  const session = await officeSession(app, request, { of, record, document });
  const provider = uploadProvider(app);
  const report = await provider.verify(uploaded, session);
  const verdict = presentVerdict(report);
  return outcomeOf({ filename, id: record.id, number: record.number, verdict }, async () => {
    refuseUnlessQualified(report);
    const { signature, ...completed } = await provider.complete(session, { uploaded });
    await recordCountersignature(app, request, {
      ...{ of, record, document, completed: { ...completed, signature } },
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

/** Those that wait for the office, with the digest of the file that it gives out. */
async function findCandidates(
  { db }: FastifyInstance,
  of: SignedKind,
  viewer: StaffViewer,
): Promise<Candidate[]> {
  const records = await of.findWaiting(db, viewer, 'to_office');
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
