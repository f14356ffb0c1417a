import type { IsoDate } from '@urzad/domain';
import { type BroughtCertificate, broughtKind, mayBringCertificates, nextCertificateTo } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Db, Tx } from '../../db';
import { getCall } from '../cofunding-calls/public';
import { acceptedCertificatesOf } from '../cofunding-employers/public';
import { findMemberOf, type Viewer } from '../cofunding-members/public';
import { lockRegistration, type RegistrationRecord } from '../cofunding-registrations/public';

/** A registration whose person may bring certificates now, with the participant that it has become. */
export interface CertificateStage {
  registration: RegistrationRecord;
  member: Awaited<ReturnType<typeof findMemberOf>>;
}

export async function stageOf(db: Db, registration: RegistrationRecord): Promise<CertificateStage> {
  return { registration, member: await findMemberOf(db, registration.id) };
}

/**
 * The kind of certificate that is brought now, and by when the next confirmation of work is needed: `null` where none
 * is, as the start was not confirmed yet, or all of the support is covered.
 */
export async function neededCertificate(
  db: Db,
  { registration, member }: CertificateStage,
): Promise<{ kind: BroughtCertificate; needed_to: IsoDate | null }> {
  const accepted = await acceptedCertificatesOf(db, registration.id);
  const kind = broughtKind({ hasStart: accepted.some((one) => one.kind === 'START') });
  if (kind === 'START' || !member) return { kind, needed_to: null };
  const { params } = await getCall(db, registration.id_call);
  return { kind, needed_to: nextCertificateTo(accepted, member.planned_end, params) };
}

export function isOpenStage({ registration: { status }, member }: CertificateStage): boolean {
  return mayBringCertificates({ status, member: member?.status });
}

/**
 * The registration, locked until the transaction ends: its certificates are brought and checked one after another.
 * @throws ApiError `object-no-exist` for what this viewer may not see, `illegal-step` when none is taken now
 */
export async function lockStage(
  tx: Tx,
  { id, viewer }: { id: number; viewer: Viewer },
): Promise<CertificateStage> {
  const stage = await stageOf(tx, await lockRegistration(tx, id, viewer));
  const { status } = stage.registration;
  if (!isOpenStage(stage)) throw new ApiError('illegal-step', { status });
  return stage;
}
