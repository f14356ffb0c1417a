import type { BodyOf, contractSigning as contract, ParsedQueryOf } from '@urzad/contract';
import type { SignMethod, SignRule } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import { refuseActing } from '../../../http/refuse-acting';
import { inTurnBy } from '../../../in-turn';
import { countOf } from '../../../lists/count-limit';
import { presentVerdict, uploadProvider } from '../../../signatures/providers/upload-provider';
import { getCall } from '../../cofunding-calls/public';
import { getInContract } from '../../cofunding-registrations/public';
import { currentFileOf } from '../../documents/public';
import { archiveAddressOf, readOwnUpload } from '../../uploads/public';
import { asOwner, staffViewerOf } from '../policy';
import { confirmVerdict } from './confirm-verdict';
import { countersignFiles } from './countersign-files';
import { findDesk } from './desk';
import { confirmPaper } from './paper/confirm-paper';
import { enterPaper } from './paper/enter-paper';
import { mayUsePaper } from './paper/paper-entry';
import { findToSign } from './parent-signature';
import { sealList, sendDeskCode } from './seal-list';
import { sendSignCode, signByCode } from './sign-by-code';
import { signByFile } from './sign-kind-by-file';
import type { SignedKind, SignedRecord } from './signed-kind';
import { parentOf, parentSession, requireMethod, waitingDocument } from './waiting-document';

/** Judging a file costs much more than a request for it. */
const CHECKS_PER_USER = { name: 'contract-check', max: 30, windowMs: 60 * 1000 };

interface OfOne {
  id: number;
}

/** Keeps who read one. */
type NoteRead = (
  app: FastifyInstance,
  request: FastifyRequest,
  read: Pick<SignedRecord, 'id' | 'id_user'>,
) => Promise<void>;

/** What the endpoints of the signatures of one kind of object do; what they answer of it, its routes say. */
export function signingOf(app: FastifyInstance, of: SignedKind, noteRead: NoteRead) {
  const inTurn = inTurnBy<number>();

  /** Who signs for the office. @throws ApiError `no-privilege` */
  function signatoryOf({ user }: FastifyRequest) {
    refuseActing(user);
    const viewer = staffViewerOf(user);
    if (!of.mayStep('signOffice', 'to_office', viewer)) throw new ApiError('no-privilege');
    return viewer;
  }

  return {
    /** The newest that waits for the caller, or the one with this id; `undefined` when there is none. */
    async toSign(request: FastifyRequest, { id }: { id?: number | undefined }) {
      const viewer = asOwner(request.user);
      const record =
        id === undefined
          ? (await of.findWaiting(app.db, viewer, 'to_member'))[0]
          : await of.get(app.db, id, viewer);
      if (!record) return undefined;
      await noteRead(app, request, record);
      const registration = await getInContract(app.db, record.id_registration);
      const { params } = await getCall(app.db, record.id_call);
      const facts = {
        signer: parentOf(registration).name,
        methods: offeredMethods(app.config.signPolicy.UMOWA),
        office_days: params.contract_sign_days,
        demo: app.demoSigning ? ('yes' as const) : ('no' as const),
      };
      return { id: record.id, id_document: record.id_document, facts };
    },

    async checkSigned(request: FastifyRequest, { id, filename }: OfOne & { filename: string }) {
      const { user } = request;
      app.limits.take(CHECKS_PER_USER, String(user.id));
      const found = await findToSign(app, request, { of, id, method: 'UPLOAD_PADES' });
      const uploaded = await readOwnUpload(app, { filename, id_user: user.id });
      const session = await parentSession(app, request, { of, ...found });
      return { data: presentVerdict(await uploadProvider(app).verify(uploaded, session)) };
    },

    async sign(request: FastifyRequest, signing: OfOne & { filename: string; sha256: string }) {
      refuseActing(request.user);
      app.limits.take(CHECKS_PER_USER, String(request.user.id));
      await inTurn(signing.id, () => signByFile(app, request, { of, ...signing }));
    },

    signCode(request: FastifyRequest, signing: OfOne & { id_document: number }) {
      refuseActing(request.user);
      return app.write(request, async (tx, note) => ({
        data: await sendSignCode(app, request, { of, ...signing }, { tx, note }),
      }));
    },

    async signByCode(request: FastifyRequest, signing: OfOne & BodyOf<typeof contract.signbycode>) {
      refuseActing(request.user);
      await inTurn(signing.id, () => signByCode(app, request, { of, ...signing }));
    },

    async enterPaper(request: FastifyRequest, entering: OfOne & BodyOf<typeof contract.enterpaper>) {
      refuseActing(request.user);
      app.limits.take(CHECKS_PER_USER, String(request.user.id));
      await inTurn(entering.id, () => enterPaper(app, request, { of, ...entering }));
    },

    async confirmPaper(request: FastifyRequest, confirming: OfOne & { row_version: number }) {
      refuseActing(request.user);
      await inTurn(confirming.id, () => confirmPaper(app, request, { of, ...confirming }));
    },

    async confirmSignature(
      request: FastifyRequest,
      confirming: OfOne & BodyOf<typeof contract.confirmsignature>,
    ) {
      refuseActing(request.user);
      await confirmVerdict(app, request, { of, ...confirming });
    },

    async desk({ user }: FastifyRequest, query: ParsedQueryOf<typeof contract.desk>) {
      const page = await findDesk(app, { of, viewer: staffViewerOf(user) }, query);
      return { data: page.rows, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },

    async deskFiles(request: FastifyRequest, { ids }: { ids: readonly number[] }) {
      const viewer = staffViewerOf(request.user);
      const waiting = await of.findWaiting(app.db, viewer, 'to_office');
      const chosen = waiting.filter(({ id }) => ids.includes(id));
      if (chosen.length < new Set(ids).size) throw new ApiError('object-no-exist');
      // The address of an archive names no reader.
      for (const record of chosen) await noteRead(app, request, record);
      const files = await Promise.all(
        chosen.map(async (record) => currentFileOf(app.db, await waitingDocument(app.db, record))),
      );
      return { data: { url: archiveAddressOf(app, { files, name: of.archive }) } };
    },

    async countersign(request: FastifyRequest, { filenames }: { filenames: readonly string[] }) {
      const viewer = signatoryOf(request);
      requireMethod(app, 'office', 'UPLOAD_PADES');
      return { data: await inTurn(0, () => countersignFiles(app, request, { of, filenames, viewer })) };
    },

    deskCode(request: FastifyRequest, { ids }: { ids: readonly number[] }) {
      const viewer = signatoryOf(request);
      requireMethod(app, 'office', 'OFFICE_SEAL');
      return app.write(request, async (tx, note) => {
        note({ event: `${of.entity}.code-sent`, diff: { ids: [...ids] } });
        return { data: await sendDeskCode(app, tx, request, { of, ids, viewer }) };
      });
    },

    async seal(request: FastifyRequest, { ids, pass, code }: BodyOf<typeof contract.seal>) {
      const viewer = signatoryOf(request);
      requireMethod(app, 'office', 'OFFICE_SEAL');
      return { data: await inTurn(0, () => sealList(app, request, { of, ids, pass, code, viewer })) };
    },
  };
}

/** Paper is signed by both sides, so it is offered where both may. */
function offeredMethods(rule: SignRule): SignMethod[] {
  return rule.citizen.filter((method) => method !== 'PAPER' || mayUsePaper(rule));
}
