import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import { isLiveMember, type MemberStatus } from '../members/member-status';
import type { RegistrationStatus } from '../registrations/registration-status';
import type { BroughtCertificate, EmployerCertificateStatus } from './employer-certificate-status';

/** The law of certificates about work (Process §2.6). */
const TRANSITIONS = [
  { step: 'accept', from: ['uploaded'], to: 'accepted', by: ['cofunding_member_edit'] },
  { step: 'reject', from: ['uploaded'], to: 'rejected', by: ['cofunding_member_edit'] },
  // After the last day of which it speaks. The months that it covers stay covered.
  { step: 'expire', from: ['accepted'], to: 'expired', by: ['system'] },
] as const satisfies readonly Transition<EmployerCertificateStatus>[];

export const EMPLOYER_CERTIFICATE_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type EmployerCertificateStep = StepOf<typeof EMPLOYER_CERTIFICATE_LAW>;

interface Bringing {
  /** Of the registration. */
  status: RegistrationStatus;
  /** Of the participant, once there is one. */
  member: MemberStatus | undefined;
}

/**
 * Whether a certificate of the start is taken: from the end of the documents stage, while the contract is made, and as long as the
 * person takes part. Work may begin before or after the signatures, so neither is waited for.
 */
export function mayBringCertificates({ status, member }: Bringing): boolean {
  if (status === 'member') return member !== undefined && isLiveMember(member);
  return status === 'contract_stage';
}

/** Which certificate is brought: the one of the start of work until one is accepted, then confirmations of it. */
export function broughtKind({ hasStart }: { hasStart: boolean }): BroughtCertificate {
  return hasStart ? 'PERIODIC' : 'START';
}
