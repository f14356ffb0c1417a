import { type BodyOf, type cofundingEmployers, refOf } from '@urzad/contract';
import { ATTACHMENT_EXTENSIONS } from '@urzad/domain';
import { BROUGHT_CERTIFICATES, type BroughtCertificate } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { notify } from '../../notify';
import { findWaitingCertificate, recordCertificate, removeCertificate } from '../cofunding-employers/public';
import { memberViewerOf } from '../cofunding-members/public';
import { touchRegistration } from '../cofunding-registrations/public';
import { filesOf } from '../uploads/public';
import { certificateSentText } from './certificate-emails';
import { type CertificateStage, lockStage, neededCertificate } from './certificate-stage';

type Body = BodyOf<typeof cofundingEmployers.add>;

/** The files of certificates lie beside those of the registration and of the documents stage. */
const certificateFiles = filesOf<CertificateStage>({
  entity: 'cofundingregistration',
  kinds: ATTACHMENT_EXTENSIONS,
  // Those of the application, twice as many of the documents stage, and the certificates of a year.
  most: 90,
  lock: (_app, tx, { user, id }) => lockStage(tx, { id, viewer: memberViewerOf(user) }),
  // What is refused depends on the kind of the certificate, not on that of its file.
  refuse: async () => undefined,
  async change(tx, stage, by) {
    await touchRegistration(tx, stage.registration.id, { values: {}, by });
    return stage;
  },
  isEvidence: () => true,
  noteOf: (_event, { registration: { id } }, _after, diff) => ({
    event: 'cofundingemployer.add',
    ...refOf('cofundingregistration', id),
    diff: { ...diff },
  }),
});

/**
 * Brings an upload as a certificate, and tells the officer in charge. The one that waits is exchanged; its file stays in
 * the store, as the office may have read it.
 * @throws ApiError `illegal-step` when none is taken now, and what `refuseUnneeded` throws
 */
export async function addCertificate(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body: { kind, filename } }: { id: number; body: Body },
): Promise<void> {
  const of = { id, filename, kind: BROUGHT_CERTIFICATES[kind] };
  await certificateFiles.attach(app, request, of, async (tx, stage, file, by) => {
    await refuseUnneeded(tx, stage, kind);
    await exchange(tx, { id_registration: id, kind }, by);
    const { is_test } = stage.registration;
    await recordCertificate(
      tx,
      { id_registration: id, id_file: file.id, kind, status: 'uploaded', is_test },
      by,
    );
    await tellOfficer(app, tx, stage, { kind, by });
  });
}

/**
 * A start is confirmed once, and confirmed anew only as long as there is support after it.
 * @throws ApiError `illegal-step` `{reason: 'accepted' | 'start' | 'not-needed'}`
 */
async function refuseUnneeded(tx: Tx, stage: CertificateStage, kind: BroughtCertificate): Promise<void> {
  const needed = await neededCertificate(tx, stage);
  if (kind !== needed.kind) {
    throw new ApiError('illegal-step', { reason: kind === 'START' ? 'accepted' : 'start' });
  }
  if (kind === 'PERIODIC' && needed.needed_to === null) {
    throw new ApiError('illegal-step', { reason: 'not-needed' });
  }
}

async function exchange(
  tx: Tx,
  of: { id_registration: number; kind: BroughtCertificate },
  by: Author,
): Promise<void> {
  const before = await findWaitingCertificate(tx, of);
  if (before) await removeCertificate(tx, before.id, by);
}

async function tellOfficer(
  app: FastifyInstance,
  tx: Tx,
  { registration, member }: CertificateStage,
  { kind, by }: { kind: BroughtCertificate; by: Author },
): Promise<void> {
  const to = member?.id_user_owner ?? registration.id_user_owner;
  if (to === null) return;
  const ref = member ? refOf('cofundingmember', member.id) : refOf('cofundingregistration', registration.id);
  await notify(
    app,
    tx,
    { to, text: certificateSentText({ number: registration.number ?? '', kind }), ref },
    by,
  );
}
