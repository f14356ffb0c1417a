import type { ObjectRef } from '@urzad/contract';
import type { SignatureLevel, SignMethod } from '@urzad/grants';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db';
import type { NewSignature } from '../../resources/documents/public';

/** A document that waits for a signature. */
export interface DocumentToSign {
  id: number;
  /** Of the bytes that the signer reads. */
  sha256: string;
  /** The file as the office made it. */
  issued(): Promise<Uint8Array>;
  /** The current file: as the office made it, or with the signatures that it has. */
  read(): Promise<Uint8Array>;
}

/** Who signs, as the document names them. */
export interface Signer {
  id_user: number;
  side: 'CITIZEN' | 'OFFICE';
  name: string;
  pesel: string | null;
}

/** One act of signing one document. */
export interface SigningSession {
  request: FastifyRequest;
  id_application: number;
  document: DocumentToSign;
  signer: Signer;
  /** The object of the document: evidence of its signatures is a chain. */
  owner: ObjectRef;
}

export interface Capabilities {
  method: SignMethod;
  /** `form`: the signer types something here; `upload`: a signed file comes back. */
  kind: 'form' | 'upload';
  /** What the signature can be worth. */
  levels: readonly SignatureLevel[];
}

/** What the signer does next. */
export interface Started {
  kind: Capabilities['kind'];
  /** Until then what was started can be completed; `null`: as long as the document waits. */
  expires: Date | null;
}

/** A signature that is made and not recorded yet. */
export interface Completed {
  /** The file with the signature. */
  pdf: Uint8Array;
  signature: Omit<NewSignature, 'id_document' | 'doc_sha256'>;
  /** Runs in the transaction that records the signature. @throws ApiError when it does not count any more */
  confirm?(tx: Tx): Promise<void>;
}

/** One way to sign a document (Process §5). `Start` is what starting it gives beside `Started`. */
export interface SignatureProvider<Payload, Report, Start = unknown> {
  capabilities(): Capabilities;
  start(tx: Tx, session: SigningSession): Promise<Started & Start>;
  /** @throws ApiError for what the signer did wrong; nothing is recorded then */
  complete(session: SigningSession, payload: Payload): Promise<Completed>;
  /** What the signatures of a file are. */
  verify(file: Uint8Array, session: Pick<SigningSession, 'document' | 'signer'>): Promise<Report>;
}
