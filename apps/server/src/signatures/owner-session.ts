import type { ObjectRef } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db';
import { type DocumentRow, readBytes } from '../resources/documents/public';
import { accountOf, nameOf } from '../resources/users/public';
import type { SigningSession } from './providers/signature-provider';

interface Owned {
  record: { id_user: number; id_application: number };
  document: DocumentRow;
  owner: ObjectRef;
  /** The transaction where there is one: a database may have one connection. */
  db: Db;
}

/** The act of signing by the person whose object it is, as their account names them. */
export async function ownerSession(
  app: FastifyInstance,
  request: FastifyRequest,
  { record: { id_user, id_application }, document, owner, db }: Owned,
): Promise<SigningSession> {
  const account = await accountOf(db, id_user);
  // Nobody has signed it before.
  const read = () => readBytes(app, document.filename);
  return {
    ...{ request, id_application, owner },
    document: { ...document, issued: read, read },
    signer: { id_user, side: 'CITIZEN', name: nameOf(account), pesel: account.pesel },
  };
}
