import { mayBringCertificates } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Db, Tx } from '../../db';
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
