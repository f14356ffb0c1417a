import { type FileKind, LABOUR, optionOf } from './dictionaries';
import { hasDisabledChild, isDisabled } from './registration-derived';
import type { RegistrationForm } from './schemas/registration-form';

/** Documents that must be attached before the form can be signed, by what was answered. */
export function requiredFileKinds(form: RegistrationForm): FileKind[] {
  const kinds: FileKind[] = [];
  const ofLabour = labourDocument(form.labour_status);
  if (ofLabour) kinds.push(ofLabour);

  if (isDisabled(form) || hasDisabledChild(form)) kinds.push('ORZECZENIE');

  return kinds;
}

/** Who confirms a status: the employer, the employment office, or for everybody else the insurance institution. */
function labourDocument(labourStatus: string): FileKind | undefined {
  const status = optionOf(LABOUR, labourStatus);
  if (!status) return undefined;
  if (status.hasEmployer) return 'ZASW_PRACODAWCA';
  return status.code === 'bezrobotna_zarejestrowana' ? 'ZASW_PUP' : 'ZASW_ZUS';
}
