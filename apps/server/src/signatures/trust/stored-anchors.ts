import { createHash, X509Certificate } from 'node:crypto';
import { parsePem } from '@libpdf/core';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { CheckUploaded } from '../signature-verdict';
import { baseTrustAnchor } from './table';
import type { TrustAnchor } from './trust-anchors';

/** Checks documents also by the authorities that are stored now. */
export function withStoredAnchors(db: Db, check: CheckUploaded): CheckUploaded {
  return async (document) => check({ ...document, anchors: await storedAnchors(db) });
}

async function storedAnchors(db: Db): Promise<TrustAnchor[]> {
  const rows = await db
    .select({ purpose: baseTrustAnchor.purpose, certificate: baseTrustAnchor.certificate })
    .from(baseTrustAnchor)
    .where(eq(baseTrustAnchor.deleted, 'no'));
  return rows.map(({ purpose, certificate }) => ({
    certificate: new Uint8Array(Buffer.from(certificate, 'base64')),
    purposes: [purpose],
  }));
}

/**
 * What is kept of a file with one certificate, PEM or DER.
 * @throws ApiError `illegal-step` with the reason: no certificate, several, or one that is not valid at `now`
 */
export function readAnchor(file: Buffer, now: Date) {
  const der = derOf(file);
  const certificate = certificateOf(der);
  const [validFrom, validTo] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
  if (validTo < now) throw refused('certificate-expired');
  if (validFrom > now) throw refused('certificate-early');
  return {
    certificate: der.toString('base64'),
    sha256: createHash('sha256').update(der).digest('hex'),
    subject: subjectOf(certificate),
    valid_from: validFrom,
    valid_to: validTo,
  };
}

function derOf(file: Buffer): Buffer {
  const text = file.toString('latin1');
  if (!text.includes('-----BEGIN ')) return file;
  const found = pemOf(text);
  if (found.length > 1) throw refused('certificates-many');
  return Buffer.from(found[0]?.der ?? new Uint8Array());
}

function pemOf(text: string) {
  try {
    return parsePem(text);
  } catch {
    return [];
  }
}

function certificateOf(der: Buffer): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch {
    throw refused('certificate-none');
  }
}

/** `CN`, else the whole name on one line. */
function subjectOf({ subject }: X509Certificate): string {
  const lines = subject.split('\n');
  const common = lines.find((line) => line.startsWith('CN='));
  return (common?.slice('CN='.length) ?? lines.join(', ')).slice(0, 300);
}

function refused(reason: string): ApiError {
  return new ApiError('illegal-step', { reason });
}
