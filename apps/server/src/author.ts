import { DEFAULT_APPLICATION } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who changes a row, from where and when (business time). */
export interface Author {
  id: number | null;
  ip: string | null;
  date: Date;
  /** The application in which rows are made. */
  id_application: number;
  /** The sign-in in which they do it; absent for what the server does itself. */
  id_session?: number | null;
}

export function authorOf(app: FastifyInstance, request: FastifyRequest): Author {
  const { session, ip, id_application } = request;
  const id_session = session?.id ?? null;
  return { id: session?.user.id ?? null, ip, date: app.clock.business(), id_application, id_session };
}

/** For actions of the server itself: timed jobs, in the application of the row that they are about; seed data. */
export function systemAuthor(
  date: Date,
  { id_application }: Pick<Author, 'id_application'> = { id_application: DEFAULT_APPLICATION },
): Author {
  return { id: null, ip: null, date, id_application };
}

/** The common columns of a new row (Process §0.3). */
export function createdBy(author: Author) {
  return {
    id_application: author.id_application,
    create_date: author.date,
    id_user_create: author.id,
    ...changedBy(author),
  };
}

export function changedBy({ id, ip, date }: Author) {
  return { mod_date: date, id_user_mod: id, mod_ip: ip };
}
