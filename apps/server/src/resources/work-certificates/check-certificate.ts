import { type BodyOf, type cofundingEmployers, refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import { BROUGHT_CERTIFICATES, type BroughtCertificate, EMPLOYER_CERTIFICATE_LAW } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import { notify } from '../../notify';
import { getCall } from '../cofunding-calls/public';
import {
  type EmployerCertificateRow,
  employmentOf,
  lockCertificateOf,
  startCertificateOf,
  updateCertificate,
} from '../cofunding-employers/public';
import { memberViewerOf } from '../cofunding-members/public';
import { type RegistrationRecord, readFacts } from '../cofunding-registrations/public';
import { certificateReturnedEmail, certificateReturnedText } from './certificate-emails';
import { type CertificateStage, lockStage } from './certificate-stage';

type Body = BodyOf<typeof cofundingEmployers.check>;

/**
 * Accepts a certificate with what was read from it, or rejects it with a note, of which the parent is told (N12). The
 * support itself is started by the nightly task.
 * @throws ApiError `no-privilege`, `object-no-exist`, `illegal-step`, `conflict`; `not-valid` for wrong facts and for what
 *   the rules refuse (E13)
 */
export async function checkCertificate(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: { id: number; body: Body },
): Promise<void> {
  const viewer = memberViewerOf(request.user);
  const step = body.status === 'accepted' ? 'accept' : 'reject';
  if (viewer.as !== 'staff' || !EMPLOYER_CERTIFICATE_LAW.mayEverStep(step, viewer)) {
    throw new ApiError('no-privilege');
  }

  await app.write(request, async (tx, note) => {
    const stage = await lockStage(tx, { id, viewer });
    const certificate = await lockCertificateOf(tx, { id: body.id_certificate, id_registration: id });
    refuseChecked(certificate, body);

    const by = { ...authorOf(app, request), id: viewer.id_user };
    const verdict =
      body.status === 'accepted'
        ? await accepted(tx, { registration: stage.registration, certificate, body, now: by.date })
        : rejected(body);
    const checked = { id_user_checked: by.id, checked_date: by.date };
    await updateCertificate(tx, certificate.id, { values: { ...checked, ...verdict }, by });
    if (body.status === 'rejected') {
      await tellParent(app, tx, stage, { kind: certificate.kind as BroughtCertificate, by });
    }
    note({
      event: `cofundingemployer.${step}`,
      ...refOf('cofundingregistration', id),
      diff: { id_certificate: certificate.id, kind: certificate.kind, id_file: certificate.id_file },
    });
    return { id };
  });
}

/** @throws ApiError `illegal-step` for one that is checked, `conflict` for another version */
function refuseChecked({ status, row_version }: EmployerCertificateRow, body: Body): void {
  if (status !== 'uploaded') throw new ApiError('illegal-step', { status });
  if (row_version !== body.row_version) {
    throw new ApiError('conflict', { stored: { row_version }, given: { row_version: body.row_version } });
  }
}

function rejected({ note }: Body) {
  if (!note) throw new ApiError('not-valid', { note: 'is-empty' });
  return { status: 'rejected' as const, note };
}

interface Accepting {
  registration: RegistrationRecord;
  certificate: EmployerCertificateRow;
  body: Body;
  now: Date;
}

async function accepted(tx: Tx, { registration, certificate, body, now }: Accepting) {
  if (certificate.kind === 'START' && (await startCertificateOf(tx, registration.id))) {
    throw new ApiError('illegal-step', { reason: 'accepted' });
  }
  const { params } = await getCall(tx, registration.id_call);
  const kind = BROUGHT_CERTIFICATES[certificate.kind as BroughtCertificate];
  const facts = readFacts(
    { kind, given: body.facts ?? {} },
    {
      form: formOfDraft(registration.form),
      params,
      sent: warsawDate(certificate.create_date),
      today: warsawDate(now),
    },
  );
  return { status: 'accepted' as const, note: null, ...employmentOf(facts) };
}

async function tellParent(
  app: FastifyInstance,
  tx: Tx,
  { registration, member }: CertificateStage,
  { kind, by }: { kind: BroughtCertificate; by: ReturnType<typeof authorOf> },
): Promise<void> {
  const { id, number } = registration;
  const told = { id, kind, number: number ?? '', isMember: member !== undefined };
  await notify(
    app,
    tx,
    {
      to: registration.id_user,
      text: certificateReturnedText(told),
      ref: member ? refOf('cofundingmember', member.id) : refOf('cofundingregistration', registration.id),
      email: (to, sender, text) => certificateReturnedEmail(to, told, sender, text),
    },
    by,
  );
}
