import type { FieldSpec } from '@urzad/domain';
import { CHILD_FIELDS } from './registration-fields/child-fields';
import type { ChildFieldName } from './registration-fields/registration-fields';

const NANNY_NAME: FieldSpec = {
  ...CHILD_FIELDS.provider_name,
  pl: 'Imię i nazwisko niani',
  en: 'Name of the nanny',
};

/** A question about a child as it is asked after the form of care: who takes care is a nanny, or a facility or a carer. */
export function askedChildField(name: ChildFieldName, careForm: string): FieldSpec {
  return name === 'provider_name' && isNanny(careForm) ? NANNY_NAME : CHILD_FIELDS[name];
}

/** Whether the name of the one is no answer for the other: a facility is no nanny. */
export function isOtherCarer(before: string, now: string): boolean {
  return before !== '' && isNanny(before) !== isNanny(now);
}

function isNanny(careForm: string): boolean {
  return careForm === 'NIANIA';
}
