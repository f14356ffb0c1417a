import { isShown, optionOf } from '@urzad/domain';
import { type CertificateKind, isCertificateKind } from '../dictionaries/certificate-kinds';
import { type FileKind, LABOUR } from '../dictionaries/dictionaries';
import { hasDisabledChild, isDisabled } from './registration-derived';
import { CHILD_FIELDS } from './registration-fields/child-fields';
import type { Child, RegistrationForm } from './registration-form';

/** Documents that have to be attached before the form can be signed, by the answers. */
export function requiredFileKinds(form: RegistrationForm): FileKind[] {
  const kinds: FileKind[] = [];
  const ofLabour = labourDocument(form.labour_status);
  if (ofLabour) kinds.push(ofLabour);

  if (isDisabled(form) || hasDisabledChild(form)) kinds.push('ORZECZENIE');

  return kinds;
}

/**
 * Certificates that a qualified person brings before the contract (Process §1.2): of the status again, and of the
 * facility that cares for a child. For a nanny there is a contract instead.
 */
export function accessionCertificates(form: RegistrationForm): CertificateKind[] {
  const kinds = requiredFileKinds(form).filter(isCertificateKind);

  return form.children.some(isInFacility) ? [...kinds, 'ZASW_PLACOWKA'] : kinds;
}

/** A facility or a day carer is in a public register, a nanny is not. */
export function isInFacility(child: Child): boolean {
  return isShown(CHILD_FIELDS.provider_register_no, child);
}

/**
 * The body that confirms a status: the employer, the employment office, or for everybody else the insurance
 * institution.
 */
export function labourDocument(labourStatus: string): FileKind | undefined {
  const status = optionOf(LABOUR, labourStatus);
  if (!status) return undefined;
  if (status.hasEmployer) return 'ZASW_PRACODAWCA';
  return status.code === 'bezrobotna_zarejestrowana' ? 'ZASW_PUP' : 'ZASW_ZUS';
}
