import { pathOfVerification } from '@urzad/contract';
import encodeQR from 'qr';
import type { VerifyMark } from './document-renderer';

/** The page that verifies a document, as address and QR code. */
export function verifyMark(publicUrl: string, number: string): VerifyMark {
  const href = publicUrl + pathOfVerification(number);
  return { href, code: encodeQR(href, 'svg', { ecc: 'medium' }) };
}
