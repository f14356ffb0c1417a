import { refOf } from '@urzad/contract';
import { exactMomentText } from '@urzad/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { appendLog, systemOrigin } from '../../../audit-log/log';
import { systemAuthor } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { officeOf } from '../../../office';
import { getCall } from '../../cofunding-calls/public';
import {
  currentFileOf,
  getDocument,
  hasDocument,
  type Maker,
  makeDocument,
  recordDocument,
  recordSigning,
  signaturesOf,
} from '../../documents/public';
import { fileDocument } from '../../office-cases/public';
import * as registrations from '../repository';
import { applicantOf } from './form-document';

type ReceiptMaker = Maker & Pick<FastifyInstance, 'clock' | 'crash'>;

const KIND = 'POTWIERDZENIE_ZLOZENIA' as const;
const SEAL_REASON = 'Urzędowe potwierdzenie złożenia';

/**
 * The receipt (UPO) of the last submitted version, sealed by the office. It is made after the commit of the
 * submission, and on the next read when the server died in between, so a failure here is only logged.
 */
export async function ensureReceipt(
  maker: ReceiptMaker,
  record: registrations.RegistrationRecord,
  log: FastifyBaseLogger,
): Promise<void> {
  if (record.number === null) return;
  try {
    const version = await registrations.findLastVersion(maker.db, record.id);
    if (!version) return;
    const { version_no } = version;
    if (await hasDocument(maker.db, refOf('cofundingregistration', record.id), { kind: KIND, version_no }))
      return;
    await makeReceipt(maker, record, version);
  } catch (error) {
    log.error(
      { err: error, id_registration: record.id },
      'A receipt could not be made; the next look tries again',
    );
  }
}

async function makeReceipt(
  maker: ReceiptMaker,
  record: registrations.RegistrationRecord,
  version: registrations.SentVersion,
) {
  const content = await receiptContent(maker, record, version);
  const created = maker.clock.business();
  const seal = { reason: SEAL_REASON, location: content.office.name, signingTime: created };
  const made = await makeDocument(maker, {
    kind: KIND,
    content,
    version_no: version.version_no,
    created,
    seal,
  });
  const now = maker.clock.now();
  const author = systemAuthor(created, record);

  try {
    await keepIfDone(maker.files, made.file.filename, () =>
      maker.db.transaction(async (tx) => {
        const owner = refOf('cofundingregistration', record.id);
        const recording = {
          owner,
          id_user: record.id_user,
          status: 'frozen' as const,
        };
        const row = await recordDocument(tx, { made, now }, recording, author);
        const signature = {
          signer_kind: 'SEAL',
          provider: 'OFFICE_SEAL',
          name: content.office.name,
        } as const;
        await recordSigning(tx, { row, now }, { ...signature, sign_date: created }, author);
        await fileDocument(tx, { id_document: row.id, ref: owner }, author);
        await appendLog(tx, systemOrigin(created), [{ event: 'cofundingregistration.receipt', ...owner }]);
        maker.crash.at('receipt.before-commit');
      }),
    );
    maker.crash.at('receipt.after-commit');
  } catch (error) {
    // Another request made the receipt at the same time; its receipt is used.
    const { version_no } = version;
    if (!(await hasDocument(maker.db, refOf('cofundingregistration', record.id), { kind: KIND, version_no })))
      throw error;
  }
}

async function receiptContent(
  maker: ReceiptMaker,
  record: registrations.RegistrationRecord,
  version: registrations.SentVersion,
) {
  const [{ data: office }, call, document, signatures] = await Promise.all([
    officeOf(maker.db, record.id_application),
    getCall(maker.db, record.id_call),
    getDocument(maker.db, version.id_document),
    signaturesOf(maker.db, version.id_document),
  ]);
  const file = await currentFileOf(maker.db, document);
  const number = record.number ?? '';

  return {
    office,
    applicant: applicantOf(version.form),
    case_sign: number,
    sent: version.date,
    note: orderNote(version.version_no),
    subject: {
      number,
      kind: 'Formularz rekrutacyjny',
      call: `Nabór nr ${call.number}`,
      version: version.version_no,
      document: document.number,
      file: { name: file.name, sha256: file.sha256 },
      sha256: document.sha256,
    },
    signature: signatures.flatMap(({ name, sign_date }) => [
      { label: 'Podpisano przez', value: name },
      {
        label: 'Sposób podpisania',
        value: 'hasło i kod wysłany e-mailem, pieczęć elektroniczna urzędu (PAdES)',
      },
      {
        label: 'Czas podpisania',
        value: exactMomentText(sign_date),
      },
    ]),
  };
}

/** What the time of a submission means. */
export function orderNote(version_no: number): string {
  return version_no === 1
    ? 'O kolejności zgłoszeń decyduje podany tu czas złożenia.'
    : `To jest poprawione zgłoszenie, wersja ${version_no}. O kolejności zgłoszeń decyduje czas złożenia wersji 1.`;
}
