import type { UploadVerdict } from '@urzad/contract';
import {
  resultWith,
  type SignatureLevel,
  type SignatureProblem,
  signatureResult,
  whoseSignatures,
} from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { DocumentVerdict } from '../signature-verdict';
import type { Completed, SignatureProvider, Signer, SigningSession } from './signature-provider';
import type { UploadReport } from './upload-report';

export interface UploadPayload {
  /** The file that came back. */
  uploaded: Uint8Array;
}

/** What a contract takes (Process §5): a list of trusted authorities names others too. */
const LEVELS: readonly SignatureLevel[] = ['ZAUFANY', 'OSOBISTY', 'KWALIFIKOWANY'];

/** A PDF that was downloaded here, signed elsewhere and uploaded: an incremental update of the very file. */
export function uploadProvider(
  app: Pick<FastifyInstance, 'checkUploaded' | 'clock'>,
): SignatureProvider<UploadPayload, UploadReport> {
  return {
    capabilities: () => ({
      method: 'UPLOAD_PADES',
      kind: 'upload',
      levels: LEVELS,
    }),

    start: async () => ({ kind: 'upload', expires: null }),

    async complete({ request, document, signer }, { uploaded }) {
      const report = await this.verify(uploaded, { document, signer });
      if (report.result === 'FAILED') throw new ApiError('not-valid', { filename: refusalOf(report) });
      return { pdf: uploaded, signature: signatureOf(report, { request, signer }) };
    },

    async verify(uploaded, { document, signer }) {
      const [issued, current] = await Promise.all([document.issued(), document.read()]);
      const checked = app.clock.business();
      const verdict = await app.checkUploaded({ issued, uploaded, receivedAt: checked });
      return reportOn(verdict, { signer, checked, earlier: current.length });
    },
  };
}

/** What may change about an earlier signature after it was judged: it says nothing against the later ones. */
const ABOUT_CERTIFICATE: readonly SignatureProblem[] = [
  'certificate-expired',
  'certificate-not-yet-valid',
  'certificate-revoked',
  'certificate-on-hold',
  'authority-unknown',
  'revocation-unknown',
  'signer-unclear',
];

/** @param earlier size of the file as it was given out: the signatures within it have been judged before */
function reportOn(
  verdict: DocumentVerdict,
  { signer, checked, earlier }: { signer: Signer; checked: Date; earlier: number },
): UploadReport {
  const added = verdict.signatures.filter(({ revision_end }) => revision_end > earlier);
  const problems = verdict.problems.filter(
    (problem) =>
      !ABOUT_CERTIFICATE.includes(problem) || added.some((signature) => signature.problems.includes(problem)),
  );
  if (verdict.result !== 'FAILED' && added.length === 0) problems.push('not-signed');
  if (added.some(({ level }) => level !== null && !LEVELS.includes(level))) problems.push('level-too-low');
  const owner = whoseSignatures(added, signer);
  return {
    result: resultWith(owner, signatureResult(problems)),
    ...{ problems, owner, checked, signatures: added },
  };
}

/** The code of the field; what it means is in the verdict. */
function refusalOf({ owner, problems: [first] }: UploadReport): string {
  return first ?? (owner === 'another' ? 'another-person' : 'not-signed');
}

function signatureOf(
  report: UploadReport,
  { request, signer }: Pick<SigningSession, 'request' | 'signer'>,
): Completed['signature'] {
  const last = report.signatures.at(-1);
  return {
    signer_kind: signer.side,
    provider: 'UPLOAD_PADES',
    level: last?.level ?? null,
    id_user: signer.id_user,
    name: last?.name || signer.name,
    pesel_last4: (last?.pesel ?? '').slice(-4) || null,
    cert_subject: last?.cert_subject ?? null,
    cert_issuer: last?.cert_issuer ?? null,
    cert_serial: last?.cert_serial ?? null,
    cert_valid_to: last?.cert_valid_to ?? null,
    sign_date: report.checked,
    ip: request.ip,
    user_agent: request.headers['user-agent'] ?? null,
    id_session: request.session?.id ?? null,
    result: report.result,
    validation_report: report,
  };
}

/** The verdict as it is sent: of a PESEL the end, no certificate in full. */
export function presentVerdict({
  result,
  problems,
  owner,
  checked,
  signatures,
}: UploadReport): UploadVerdict {
  return {
    result,
    problems,
    owner,
    checked: new Date(checked).toISOString(),
    signatures: signatures.map((signature) => ({
      kind: signature.kind,
      name: signature.name,
      pesel_last4: signature.pesel === null ? null : signature.pesel.slice(-4),
      number: signature.number,
      issuer: signature.cert_issuer,
      level: signature.level,
      trusted: signature.trusted ? 'yes' : 'no',
      revocation: signature.revocation,
      at: new Date(signature.moment.at).toISOString(),
      claimed_at: signature.claimed_at && new Date(signature.claimed_at).toISOString(),
    })),
  };
}
