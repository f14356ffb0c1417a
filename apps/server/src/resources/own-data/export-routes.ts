import { ownData as contract, EXPORT_PAUSE_SECONDS, EXPORTS_PER_DAY } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { isAddressValid, signedAddress } from '../../files/signed-address';
import type { ResourceRoutes } from '../../http/resource';
import { user } from '../../identity/table';
import { openAnsweredCase } from '../office-cases/public';
import { serveZip } from '../uploads/public';
import { requireThemselves } from '../users/public';
import { entriesOf } from './export-archive';

const PER_DAY = { name: 'account-export', max: EXPORTS_PER_DAY, windowMs: DAY_MS };
const ARCHIVE_URL = '/api/user/accountarchive';

/** Said in the case, which is in Polish like every letter of the office. */
const GIVEN =
  'Na Twoją prośbę portal przygotował kopię Twoich danych (art. 15 RODO): plik ZIP z danymi w formacie JSON, podsumowaniem PDF i Twoimi plikami. Jeśli to nie Ty, od razu zmień hasło i daj nam znać.';

/** Not in the contract: its address comes ready made in an answer, and it serves no JSON. */
const archive = {
  method: 'GET',
  url: ARCHIVE_URL,
  exposeHeadRoute: false,
  config: { errors: ['no-privilege', 'object-no-exist'] },
  schema: {
    tags: ['user'],
    summary: 'A copy of the data of one person (ZIP), by the signed address that `accountexport` gives',
    querystring: z.strictObject({
      of: z.coerce.number().check(z.int(), z.positive()),
      expires: z.coerce.number().check(z.int()),
      signature: z.string().check(z.maxLength(100)),
    }),
  },
} as const;

/** A copy of the caller's own data. It is made while it is sent, so none lies in the store (decision 0118). */
export const exportRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.accountExport,
    onRequest: [app.requireUser, requireThemselves],
    handler: (request) => {
      const { id } = request.user;
      return app.write(request, async (tx, note) => {
        const [account] = await tx.select().from(user).where(eq(user.id, id)).for('no key update');
        if (!account) throw new ApiError('no-login');
        const by = authorOf(app, request);
        refuseSoon(account.rodo_export_date, by.date);
        app.limits.take(PER_DAY, String(id));

        await openAnsweredCase(
          app,
          tx,
          {
            ...{ kind: 'RODO', about: null, id_user: id, is_test: account.is_test },
            ...{ form: { right: 'DOSTEP' }, title: 'Kopia danych osobowych', body: GIVEN },
          },
          { by, note },
        );
        await tx.update(user).set({ rodo_export_date: by.date }).where(eq(user.id, id));
        note({ event: 'user.account-export', obj_type: 'user', id_obj: id });
        const url_download = signedAddress(pathOf(id), {
          secret: app.config.secretKey,
          now: app.clock.now(),
        });
        return { data: { url_download, date: by.date.toISOString() } };
      });
    },
  });

  /** People whose copy is being sent now. */
  const sending = new Set<number>();

  app.route({
    ...archive,
    handler: async (request, reply) => {
      const { of: id, ...query } = request.query;
      const terms = { secret: app.config.secretKey, now: app.clock.now() };
      if (!isAddressValid(pathOf(id), query, terms)) throw new ApiError('no-privilege');
      const [account] = await app.db.select().from(user).where(eq(user.id, id));
      // Between the request and the download the account was locked or erased.
      if (account?.status !== 'active') throw new ApiError('object-no-exist');
      if (sending.has(id))
        throw new ApiError('too-many-requests', null, { retryAfter: EXPORT_PAUSE_SECONDS });

      sending.add(id);
      try {
        const date = app.clock.business();
        const sent = { event: 'user.account-archive', obj_type: 'user', id_obj: id, id_user: id };
        await app.write(request, async (_tx, note) => note(sent));
        const body = serveZip(reply, {
          name: 'moje-dane.zip',
          entries: (open) => entriesOf(app, { account, date, open, log: request.log }),
        });
        body.once('close', () => sending.delete(id));
        return reply;
      } catch (error) {
        sending.delete(id);
        throw error;
      }
    },
  });
};

function pathOf(id: number): string {
  return `${ARCHIVE_URL}?of=${id}`;
}

/** On the locked row: of two at once, also on two servers, one is made. A clock that was set back keeps nobody waiting. */
function refuseSoon(last: Date | null, now: Date) {
  const passed = last === null ? Number.POSITIVE_INFINITY : (now.getTime() - last.getTime()) / 1000;
  if (passed < 0 || passed >= EXPORT_PAUSE_SECONDS) return;
  throw new ApiError('too-many-requests', null, { retryAfter: Math.ceil(EXPORT_PAUSE_SECONDS - passed) });
}
