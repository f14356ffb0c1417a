import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appendLog } from '../../audit-log/log';
import { type CodeSubject, refuseUnlessRight } from '../../identity/codes/codes';
import { originOf } from '../../unit-of-work/write';

/** What the mailed code of a signature is for: one document, or one list of documents. */
export function signCodeSubject({ user }: FastifyRequest, id_obj: number): CodeSubject {
  return { mail: user.mail, purpose: 'sign', id_obj };
}

/**
 * Proves the code without using it up. A wrong try is counted even though the request fails. `isOfList`: it is for a
 * list, whose number is no document's.
 * @returns the time at which the code was right
 * @throws ApiError `not-valid-code`, `too-many-requests`
 */
export async function proveSignCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { code, id_obj, isOfList = false }: { code: string; id_obj: number; isOfList?: boolean },
): Promise<Date> {
  const now = app.clock.now();
  // Not `app.write`: this is no answer to the request, so no Idempotency-Key may find it.
  const verdict = await app.db.transaction(async (tx) => {
    const outcome = await app.codes.prove(tx, { ...signCodeSubject(request, id_obj), code }, now);
    if (outcome.outcome !== 'right') {
      const refusal = { event: 'basedocument.code-refused', level: 'warning' } as const;
      const about = isOfList ? {} : { obj_type: 'basedocument', id_obj };
      await appendLog(tx, originOf(request, app.clock.business()), [{ ...refusal, ...about }]);
    }
    app.crash.at('sign-code.before-commit');
    return outcome;
  });
  app.crash.at('sign-code.after-commit');
  refuseUnlessRight(verdict);
  return now;
}
