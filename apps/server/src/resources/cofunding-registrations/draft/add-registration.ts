import { refOf } from '@urzad/contract';
import { draftNumber, prefillFromProfile } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { authorOf } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { findCallIn, isOver, statusOf } from '../../cofunding-calls/public';
import { makeClause, recordClause } from '../../cofunding-clauses/public';
import { getProfile, namesOf } from '../../users/public';
import { DOCUMENTS_PER_USER } from '../policy';
import { searchColumns } from '../reading/search-columns';
import * as registrations from '../repository';
import { recordStatus } from '../step';

/** Creates a registration, filled with the answers that the account knows, together with its information clause. */
export async function addRegistration(
  app: FastifyInstance,
  request: FastifyRequest,
  id_call: number,
): Promise<{ id: number }> {
  const { user } = request;
  app.limits.take(DOCUMENTS_PER_USER, String(user.id));
  const call = await findCallIn(app.db, { id: id_call, id_application: request.id_application });
  if (!call || call.status === 'draft') throw new ApiError('object-no-exist');
  const now = app.clock.business();
  if (isOver(call, now)) throw new ApiError('illegal-step', { reason: 'call-closed' });

  const known = prefillFromProfile(await getProfile(app.db, user.id));
  const form = { ...known, region: known.region || call.params.region };
  const names = await namesOf(app.db, [user.id]);
  const id = await registrations.nextId(app.db);
  const author = authorOf(app, request);
  const made = await makeClause(app, {
    reader: names.get(user.id) ?? user.mail,
    registration: `${draftNumber(id)}, nabór ${call.number}`,
    created: author.date,
    id_application: author.id_application,
  });

  return keepIfDone(app.files, made.file.filename, () =>
    app.write(request, async (tx, note) => {
      const is_test = statusOf(call, now) === 'test' ? ('yes' as const) : ('no' as const);
      const record = await registrations.insert(
        tx,
        { id, id_call, id_user: user.id, is_test, form, ...searchColumns(form, null) },
        author,
      );

      await recordClause(
        tx,
        { made, now: app.clock.now() },
        { id_registration: id, id_user: user.id },
        author,
      );
      await recordStatus(tx, record, author);
      note({ event: 'cofundingregistration.add', ...refOf('cofundingregistration', id) });
      return { id };
    }),
  );
}
