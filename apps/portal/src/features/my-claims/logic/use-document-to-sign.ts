import { useIsMutating } from '@tanstack/react-query';
import type { Claim, OfficeDocument } from '@urzad/contract';
import { useState } from 'react';
import { findDocumentToSign } from './claim-documents';

/**
 * The document that waits for its signature. News of the signature may come before its answer, and then none waits any
 * more: the one that was read stays until the answer says what follows.
 */
export function useDocumentToSign(claim: Claim): OfficeDocument | undefined {
  const waiting = findDocumentToSign(claim);
  const [read, setRead] = useState(waiting);
  if (waiting && waiting !== read) setRead(waiting);
  const isSigning = useIsMutating() > 0;
  return waiting ?? (isSigning ? read : undefined);
}
