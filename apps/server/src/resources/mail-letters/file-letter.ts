import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { fileMail } from '../office-cases/public';
import { findByIds } from '../uploads/public';
import { authorsOf } from './authors';
import { getHeld, letters } from './copies';
import { bodyInCase } from './emails';

/** Files a letter in a case, which then has its files. */
export async function fileLetter(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_officecase }: { id: number; id_officecase: number },
): Promise<void> {
  const { user } = request;
  await app.write(request, async (tx, note) => {
    const by = { ...authorOf(app, request), id: user.id };
    await getHeld(tx, user, id);
    const letter = await letters.getLocked(tx, id);
    const { status } = letter;
    if (status === 'draft') throw new ApiError('illegal-step', { status, reason: 'draft' });
    if (letter.id_officecase !== null) throw new ApiError('illegal-step', { status, reason: 'filed' });

    const from = (await authorsOf(tx, [letter])).get(letter.id)?.name ?? '';
    const to = letter.recipients.map(({ name }) => name);
    const { subject, body } = letter;
    const files = letter.files.length > 0 ? await findByIds(tx, letter.files) : [];
    const mailed = { body: bodyInCase({ from, to, subject, body }), files };
    await fileMail(id_officecase, mailed, { app, tx, user, by, note });
    await letters.update(tx, id, { values: { id_officecase }, by });
    note({ event: 'mailletter.file', obj_type: 'mailletter', id_obj: id });
    return { id };
  });
}
