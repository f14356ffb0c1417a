import type { OfficeDocument } from '@urzad/contract';
import { type AddressMaker, fileAddressOf } from '../uploads/public';
import type { DocumentRow, SignatureRow } from './repository';

/** The fields that are sent to clients: of a signature only who, how and when; its evidence stays with the office. */
export function present(
  row: DocumentRow,
  signatures: readonly SignatureRow[],
  maker: AddressMaker,
): OfficeDocument {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    version_no: row.version_no,
    status: row.status,
    sha256: row.sha256,
    size: row.size,
    url: fileAddressOf(maker, { filename: row.filename, mime: 'application/pdf' }),
    create_date: row.create_date.toISOString(),
    signatures: signatures.map(({ signer_kind, provider, name, sign_date }) => ({
      signer_kind,
      provider,
      name,
      sign_date: sign_date.toISOString(),
    })),
  };
}
