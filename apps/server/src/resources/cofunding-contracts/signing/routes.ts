import { type ContractToSign, contractSigning as contract } from '@urzad/contract';
import { CONTRACT_LAW, type SignMethod, type SignRule } from '@urzad/grants';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { refuseActing } from '../../../http/refuse-acting';
import type { ResourceRoutes } from '../../../http/resource';
import { inTurnBy } from '../../../in-turn';
import { countOf } from '../../../lists/count-limit';
import { presentVerdict, uploadProvider } from '../../../signatures/providers/upload-provider';
import { getCall } from '../../cofunding-calls/public';
import { getInContract } from '../../cofunding-registrations/public';
import { currentFileOf } from '../../documents/public';
import { archiveAddressOf, readOwnUpload } from '../../uploads/public';
import { answerContract, noteContractRead, viewOf } from '../contract-view';
import { actorOf, asOwner, staffViewerOf, viewerOf, visibleTo } from '../policy';
import { type ContractRecord, rows } from '../repository';
import { cofundingContract as table } from '../table';
import { confirmVerdict } from './confirm-verdict';
import { countersignFiles } from './countersign-files';
import { findDesk } from './desk';
import { confirmPaper } from './paper/confirm-paper';
import { enterPaper } from './paper/enter-paper';
import { mayUsePaper } from './paper/paper-entry';
import { findToSign } from './parent-signature';
import { sealList, sendDeskCode } from './seal-list';
import { sendSignCode, signByCode } from './sign-by-code';
import { signContract } from './sign-contract';
import { parentOf, parentSession, requireMethod, waitingDocument } from './waiting-document';

/** Judging a file costs much more than a request for it. */
const CHECKS_PER_USER = { name: 'contract-check', max: 30, windowMs: 60 * 1000 };

/** The signatures of contracts: of the parent, and of the office at the desk of its signatory. */
export const contractSigningRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  const inTurn = inTurnBy<number>();

  app.route({
    ...contract.tosign,
    handler: async (request) => {
      const { user, query } = request;
      const viewer = asOwner(user);
      const record =
        query.id === undefined
          ? await findWaiting(app, viewer)
          : await rows.get(app.db, query.id, visibleTo(viewer));
      if (!record) return { data: null };
      await noteContractRead(app, request, record);
      const registration = await getInContract(app.db, record.id_registration);
      const { params } = await getCall(app.db, record.id_call);
      const view = await viewOf(app, record, viewer);
      const toSign: ContractToSign = {
        contract: view,
        id_document: view.steps.includes('signMember') ? record.id_document : null,
        signer: parentOf(registration).name,
        methods: offeredMethods(app.config.signPolicy.UMOWA),
        office_days: params.contract_sign_days,
        demo: app.demoSigning ? 'yes' : 'no',
      };
      return { data: toSign };
    },
  });

  app.route({
    ...contract.checksigned,
    handler: async (request) => {
      const { user, query, body } = request;
      app.limits.take(CHECKS_PER_USER, String(user.id));
      const found = await findToSign(app, request, { id: query.id, method: 'UPLOAD_PADES' });
      const uploaded = await readOwnUpload(app, { filename: body.filename, id_user: user.id });
      const session = await parentSession(app, request, found);
      return { data: presentVerdict(await uploadProvider(app).verify(uploaded, session)) };
    },
  });

  app.route({
    ...contract.sign,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      app.limits.take(CHECKS_PER_USER, String(user.id));
      await inTurn(query.id, () => signContract(app, request, { id: query.id, ...body }));
      return answerContract(app, query.id, asOwner(user));
    },
  });

  app.route({
    ...contract.signcode,
    handler: (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      return app.write(request, async (tx, note) => ({
        data: await sendSignCode(app, request, { id: query.id, ...body }, { tx, note }),
      }));
    },
  });

  app.route({
    ...contract.signbycode,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      await inTurn(query.id, () => signByCode(app, request, { id: query.id, ...body }));
      return answerContract(app, query.id, asOwner(user));
    },
  });

  app.route({
    ...contract.enterpaper,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      app.limits.take(CHECKS_PER_USER, String(user.id));
      await inTurn(query.id, () => enterPaper(app, request, { id: query.id, ...body }));
      return answerContract(app, query.id, viewerOf(user));
    },
  });

  app.route({
    ...contract.confirmpaper,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      await inTurn(query.id, () => confirmPaper(app, request, { id: query.id, ...body }));
      return answerContract(app, query.id, viewerOf(user));
    },
  });

  app.route({
    ...contract.desk,
    handler: async ({ user, query }) => {
      const page = await findDesk(app, staffViewerOf(user), query);
      return { data: page.rows, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.deskfiles,
    handler: async (request) => {
      const { user, query } = request;
      const viewer = staffViewerOf(user);
      const chosen = await app.db
        .select()
        .from(table)
        .where(and(visibleTo(viewer), inArray(table.id, query.ids), eq(table.status, 'to_office')));
      if (chosen.length < new Set(query.ids).size) throw new ApiError('object-no-exist');
      // The address of an archive names no reader.
      for (const record of chosen) await noteContractRead(app, request, record);
      const files = await Promise.all(
        chosen.map(async (record) => currentFileOf(app.db, await waitingDocument(app.db, record))),
      );
      return { data: { url: archiveAddressOf(app, { files, name: 'umowy-do-podpisu' }) } };
    },
  });

  app.route({
    ...contract.confirmsignature,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      await confirmVerdict(app, request, { id: query.id, ...body });
      return answerContract(app, query.id, viewerOf(user));
    },
  });

  app.route({
    ...contract.countersign,
    handler: async (request) => {
      const viewer = signatoryOf(request);
      requireMethod(app, 'office', 'UPLOAD_PADES');
      const { filenames } = request.body;
      return { data: await inTurn(0, () => countersignFiles(app, request, { filenames, viewer })) };
    },
  });

  app.route({
    ...contract.deskcode,
    handler: (request) => {
      const viewer = signatoryOf(request);
      requireMethod(app, 'office', 'OFFICE_SEAL');
      return app.write(request, async (tx, note) => {
        note({ event: 'cofundingcontract.code-sent', diff: { ids: request.body.ids } });
        return { data: await sendDeskCode(app, tx, request, { ids: request.body.ids, viewer }) };
      });
    },
  });

  app.route({
    ...contract.seal,
    handler: async (request) => {
      const viewer = signatoryOf(request);
      requireMethod(app, 'office', 'OFFICE_SEAL');
      const { ids, pass, code } = request.body;
      return { data: await inTurn(0, () => sealList(app, request, { ids, pass, code, viewer })) };
    },
  });
};

/** Paper is signed by both sides, so it is offered where both may. */
function offeredMethods(rule: SignRule): SignMethod[] {
  return rule.citizen.filter((method) => method !== 'PAPER' || mayUsePaper(rule));
}

/** Who signs for the office. @throws ApiError `no-privilege` */
function signatoryOf({ user }: FastifyRequest) {
  refuseActing(user);
  const viewer = staffViewerOf(user);
  if (!CONTRACT_LAW.mayStep('signOffice', 'to_office', actorOf(viewer))) throw new ApiError('no-privilege');
  return viewer;
}

/** The newest that waits for this parent. */
async function findWaiting(
  { db }: FastifyInstance,
  viewer: ReturnType<typeof asOwner>,
): Promise<ContractRecord | undefined> {
  const [record] = await db
    .select()
    .from(table)
    .where(and(visibleTo(viewer), eq(table.status, 'to_member'), eq(table.deleted, 'no')))
    .orderBy(desc(table.id))
    .limit(1);
  return record;
}
