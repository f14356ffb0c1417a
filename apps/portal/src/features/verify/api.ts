import { documents } from '@urzad/contract';
import { request } from '#shared/session/client';

export function verifyDigest(number: string, sha256: string) {
  return request(documents.verify, { body: { number, sha256 } });
}
