import { refOf } from '@urzad/contract';
import { exactMomentText, longDateText, warsawDate } from '@urzad/domain';
import { SIGNATURE_LEVEL, type SignatureLevel } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { officeOf } from '../../../office';
import {
  type DocumentRow,
  type MadeDocument,
  makeDocument,
  type NewSignature,
  recordDocument,
  recordSigning,
} from '../../documents/public';
import { fileDocument } from '../../office-cases/public';
import type { SignedKind, SignedRecord } from './signed-kind';

const SEAL_REASON = 'Karta podpisu';

const METHODS: Record<NewSignature['provider'], string> = {
  PORTAL_CODE: 'hasło i kod wysłany e-mailem',
  UPLOAD_PADES: 'plik PDF podpisany poza portalem',
  OFFICE_SEAL: 'pieczęć elektroniczna urzędu po podaniu hasła i kodu',
  PAPER: 'podpis na papierze',
  ACKNOWLEDGED: 'zapoznanie się',
};
const SIDES: Record<NewSignature['signer_kind'], string> = {
  CITIZEN: 'Podpis uczestnika',
  OFFICE: 'Podpis za urząd',
  SEAL: 'Pieczęć urzędu',
};

/** A signature as the card tells it. */
type ToldSignature = Pick<NewSignature, 'signer_kind' | 'provider' | 'name' | 'sign_date'> &
  Partial<
    Pick<
      NewSignature,
      | 'level'
      | 'pesel_last4'
      | 'cert_issuer'
      | 'cert_serial'
      | 'result'
      | 'evidence_hash'
      | 'confirm_reason'
      | 'place'
    >
  >;

/** The card is made before the transaction that records it. */
export type SignatureCard = MadeDocument;

/** The evidence of all signatures of a contract or an annex as a sealed PDF (Process §5). */
export async function makeSignatureCard(
  app: FastifyInstance,
  {
    of,
    record,
    document,
    person,
    signatures,
  }: {
    of: SignedKind;
    record: SignedRecord;
    document: Pick<DocumentRow, 'number' | 'sha256'>;
    person: string;
    signatures: readonly ToldSignature[];
  },
): Promise<SignatureCard> {
  const { data: office } = await officeOf(app.db, record.id_application);
  const created = app.clock.business();
  return makeDocument(app, {
    kind: 'KARTA_PODPISU',
    version_no: record.version_no,
    created,
    seal: { reason: SEAL_REASON, location: office.name, signingTime: created },
    content: {
      office,
      title: 'Karta podpisu',
      applicant: person,
      subject: [
        { label: of.words.pl.one, value: record.number },
        { label: 'Dokument', value: document.number },
        { label: 'Skrót SHA-256 dokumentu', value: document.sha256 },
      ],
      sections: signatures.map((signature) => ({
        title: SIDES[signature.signer_kind],
        paragraphs: linesOf(signature),
      })),
    },
  });
}

/** Writes the row of the card with its seal, and files it in the case of the application. */
export async function recordSignatureCard(
  app: FastifyInstance,
  tx: Tx,
  { of, card, record }: { of: SignedKind; card: SignatureCard; record: SignedRecord },
  by: Author,
): Promise<void> {
  const now = app.clock.now();
  const owner = refOf(of.entity, record.id);
  const recording = { owner, id_user: record.id_user, status: 'frozen' as const };
  const row = await recordDocument(tx, { made: card, now }, recording, by);
  const { data: office } = await officeOf(tx, record.id_application);
  const seal = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
  await recordSigning(tx, { row, now }, { ...seal, sign_date: card.created }, by);
  await fileDocument(
    tx,
    { id_document: row.id, of: owner, ref: refOf('cofundingregistration', record.id_registration) },
    by,
  );
}

function linesOf(signature: ToldSignature): string[] {
  const { name, pesel_last4, provider, level, sign_date, cert_issuer, cert_serial, result } = signature;
  const lines: [string, string | null | undefined][] = [
    ['Podpisano przez', pesel_last4 ? `${name}, PESEL kończy się na ${pesel_last4}` : name],
    ['Sposób', METHODS[provider]],
    ['Rodzaj podpisu', level && levelText(level)],
    provider === 'PAPER'
      ? ['Dzień', longDateText(warsawDate(sign_date), 'pl')]
      : ['Czas', exactMomentText(sign_date)],
    ['Certyfikat', cert_issuer && `${cert_issuer}, numer ${cert_serial}`],
    ['Wynik sprawdzenia', result],
    ['Uznano za ważny', signature.confirm_reason],
    ['Miejsce', signature.place],
    ['Skrót SHA-256 dowodów', signature.evidence_hash],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

function levelText(level: SignatureLevel): string {
  return SIGNATURE_LEVEL.find(({ code }) => code === level)?.pl ?? level;
}
