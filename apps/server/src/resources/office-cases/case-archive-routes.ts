import { officeCases as contract, refOf } from '@urzad/contract';
import { SEE_CASES, SEE_SENSITIVE, SETTLE_RIGHTS } from '@urzad/grants';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import { isAddressValid, signedAddress } from '../../files/signed-address';
import type { ResourceRoutes } from '../../http/resource';
import { noteReading } from '../../readings/readings';
import { serveZip } from '../uploads/public';
import { entriesOf } from './case-archive';
import { thingsIn } from './case-file';
import { type StaffViewer, staffViewerOf, visibleTo } from './policy';
import { rows } from './repository';

const FILE_URL = '/api/officecase/archivefile';

const id = z.coerce.number().check(z.int(), z.positive());

/** Not in the contract: its address comes ready made in an answer, and it serves no JSON. */
const file = {
  method: 'GET',
  url: FILE_URL,
  exposeHeadRoute: false,
  config: { errors: ['no-privilege', 'object-no-exist'] },
  schema: {
    tags: ['officecase'],
    summary: 'The file of a case with its index (ZIP), by the signed address that `archive` gives',
    querystring: z.strictObject({
      id,
      by: id,
      app: id,
      sees: z.string().check(z.regex(/^[a-z_]{1,40}(,[a-z_]{1,40}){0,2}$/)),
      test: z.enum(['yes', 'no']),
      expires: z.coerce.number().check(z.int()),
      signature: z.string().check(z.maxLength(100)),
    }),
  },
} as const;

/** What somebody may see of a case: no more of their privileges stands in the address. */
const SEEN_BY: readonly string[] = [SEE_CASES, SEE_SENSITIVE, SETTLE_RIGHTS];

/** The whole file of a case as one archive. It is made while it is sent, so none lies in the store (decision 0174). */
export const caseArchiveRoutes: ResourceRoutes = async (app) => {
  const terms = () => ({ secret: app.config.secretKey, now: app.clock.now() });

  app.route({
    ...contract.archive,
    onRequest: app.requireUser,
    handler: async ({ user, query }) => {
      const viewer = staffViewerOf(user);
      const record = await rows.get(app.db, query.id, visibleTo(viewer));
      return { data: { url: signedAddress(pathOf(record.id, viewer), terms()) } };
    },
  });

  app.route({
    ...file,
    handler: async (request, reply) => {
      const { id, by, app: id_application, sees, test, ...query } = request.query;
      const privileges = sees.split(',');
      const viewer = {
        ...{ as: 'staff', id_user: by, id_application, privileges, testOnly: test === 'yes' },
      } as const satisfies StaffViewer;
      if (!isAddressValid(pathOf(id, viewer), query, terms())) throw new ApiError('no-privilege');
      const record = await rows.get(app.db, id, visibleTo(viewer));
      const ref = refOf('officecase', id);
      const read = { id_person: record.id_user, ...ref };
      await noteReading(app, request, { reader: { id_user: by, id_user_main: null }, read });
      const things = await thingsIn(app.db, record, viewer);
      const sent = { event: 'officecase.download', ...ref, id_user: by, diff: { files: things.length } };
      await app.write(request, async (_tx, note) => note(sent));

      const name = `akta-${record.sign.replace(/[^\w.-]/g, '-')}.zip`;
      const date = app.clock.business();
      serveZip(reply, { name, entries: (open) => entriesOf(app, { things, date, open }) });
      return reply;
    },
  });
};

function pathOf(id: number, { id_user, id_application, privileges, testOnly }: StaffViewer): string {
  const sees = SEEN_BY.filter((privilege) => privileges.includes(privilege));
  const of = { id: String(id), by: String(id_user), app: String(id_application), sees: sees.join(',') };
  return `${FILE_URL}?${new URLSearchParams({ ...of, test: testOnly ? 'yes' : 'no' })}`;
}
