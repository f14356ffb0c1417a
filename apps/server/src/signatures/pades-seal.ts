import { createHash } from 'node:crypto';
import { PDF, type Signer } from '@libpdf/core';
import { type EvidenceRecord, evidenceRecord, sealReason } from './evidence';
import type { Seal, SealRequest } from './seal';

/** The adapter for a key in memory, from a file of this office or its PKCS#12. */
export function padesSeal(signer: Signer): Seal {
  return {
    trusted: signer.certificateChain?.length ? signer.certificateChain : [signer.certificate],

    async seal(pdf, request) {
      const evidence = request.evidence && evidenceRecord(request.evidence.facts, request.evidence.prev_hash);
      const document = await PDF.load(pdf);
      const { bytes } = await document.sign({
        signer,
        reason: readable(reasonOf(request, evidence)),
        location: readable(request.location),
        signingTime: request.signingTime,
        level: 'B-B',
      });

      return { pdf: bytes, sha256: createHash('sha256').update(bytes).digest('hex'), evidence };
    },
  };
}

function reasonOf({ reason, evidence }: SealRequest, record: EvidenceRecord | undefined): string {
  return evidence && record ? sealReason(reason, evidence.facts, record) : reason;
}

/** The library escapes these characters twice, and readers would show the backslashes. */
function readable(text: string): string {
  return text
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replace(/[\\\r\n]+/g, ' ');
}
