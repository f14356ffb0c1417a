import { DEFAULT_APPLICATION } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who changes a row, from where and when (business time). */
export interface Author {
  id: number | null;
  ip: string | null;
  date: Date;
}

export function authorOf(app: FastifyInstance, request: FastifyRequest): Author {
  return { id: request.session?.user.id ?? null, ip: request.ip, date: app.clock.business() };
}

/** For actions of the server itself: timed jobs, seed data. */
export function systemAuthor(date: Date): Author {
  return { id: null, ip: null, date };
}

/** The common columns of a new row (Process §0.3). */
export function createdBy(author: Author) {
  return {
    id_application: DEFAULT_APPLICATION,
    create_date: author.date,
    id_user_create: author.id,
    ...changedBy(author),
  };
}

export function changedBy({ id, ip, date }: Author) {
  return { mod_date: date, id_user_mod: id, mod_ip: ip };
}
