import { refOf } from '@urzad/contract';
import { exactMomentText } from '@urzad/domain';
import { UNSENT_CLAIM_STATUSES } from '@urzad/grants';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { appendLog, systemOrigin } from '../../../audit-log/log';
import { systemAuthor } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { officeOf } from '../../../office';
import { getCall } from '../../cofunding-calls/public';
import { getMonth } from '../../cofunding-members/public';
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
import { namesOf } from '../../users/public';
import { historyOf } from '../step';
import type { ClaimRecord } from '../table';

type ReceiptMaker = Maker & Pick<FastifyInstance, 'clock' | 'crash'>;

const KIND = 'POTWIERDZENIE_ZLOZENIA' as const;
const SEAL_REASON = 'Urzędowe potwierdzenie złożenia';

/**
 * The receipt (UPO) of the version that was submitted, sealed by the office. It is made after the commit of the
 * submission, and on the next read when the server died in between, so a failure here is only logged.
 */
export async function ensureClaimReceipt(
  maker: ReceiptMaker,
  record: ClaimRecord,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!isSent(record) || (await hasReceipt(maker, record))) return;
  try {
    await makeReceipt(maker, record);
  } catch (error) {
    log.error(
      { err: error, id_request: record.id },
      'A receipt could not be made; the next look tries again',
    );
  }
}

/** A correction that was not submitted yet has none. */
function isSent({ status, send_date, id_document }: ClaimRecord): boolean {
  const isUnsent = status === 'to_correct' || UNSENT_CLAIM_STATUSES.some((unsent) => unsent === status);
  return send_date !== null && id_document !== null && !isUnsent;
}

function hasReceipt({ db }: ReceiptMaker, { id, version_no }: ClaimRecord): Promise<boolean> {
  return hasDocument(db, refOf('cofundingrequest', id), { kind: KIND, version_no });
}

async function makeReceipt(maker: ReceiptMaker, record: ClaimRecord): Promise<void> {
  const { id, id_user, version_no } = record;
  const { content, id_registration } = await receiptContent(maker, record);
  const created = maker.clock.business();
  const seal = { reason: SEAL_REASON, location: content.office.name, signingTime: created };
  const made = await makeDocument(maker, { kind: KIND, content, version_no, created, seal });
  const [now, author] = [maker.clock.now(), systemAuthor(created, record)];

  try {
    await keepIfDone(maker.files, made.file.filename, () =>
      maker.db.transaction(async (tx) => {
        const owner = refOf('cofundingrequest', id);
        const row = await recordDocument(tx, { made, now }, { owner, id_user, status: 'frozen' }, author);
        const signature = {
          signer_kind: 'SEAL',
          provider: 'OFFICE_SEAL',
          name: content.office.name,
        } as const;
        await recordSigning(tx, { row, now }, { ...signature, sign_date: created }, author);
        const ref = refOf('cofundingregistration', id_registration);
        await fileDocument(tx, { id_document: row.id, of: owner, ref }, author);
        await appendLog(tx, systemOrigin(created), [{ event: 'cofundingrequest.receipt', ...owner }]);
        maker.crash.at('claim-receipt.before-commit');
      }),
    );
  } catch (error) {
    // Another request made the receipt at the same time; its receipt is used.
    if (!(await hasReceipt(maker, record))) throw error;
  }
}

async function receiptContent({ db }: ReceiptMaker, record: ClaimRecord) {
  const { id, id_document, number, version_no } = record;
  if (id_document === null) throw new Error(`Claim ${number} was submitted without a document.`);
  const [{ data: office }, call, { member }, document, signatures, history, names] = await Promise.all([
    officeOf(db, record.id_application),
    getCall(db, record.id_call),
    getMonth(db, record),
    getDocument(db, id_document),
    signaturesOf(db, id_document),
    historyOf(db, id),
    namesOf(db, [record.id_user]),
  ]);
  const file = await currentFileOf(db, document);
  const sent = history.findLast(({ status }) => status === 'submitted')?.date ?? record.mod_date;
  return {
    id_registration: member.id_registration,
    content: {
      office,
      applicant: names.get(record.id_user) ?? '',
      case_sign: number,
      sent,
      note: `Umowa ${member.contract_number}.`,
      subject: {
        ...{ number, kind: 'Rozliczenie miesięczne', call: `Nabór nr ${call.number}`, version: version_no },
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
        { label: 'Czas podpisania', value: exactMomentText(sign_date) },
      ]),
    },
  };
}
