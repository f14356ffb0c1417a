import type { Registration } from '@urzad/contract';
import type { RegistrationContext } from '@urzad/grants';
import type { UseFormReturn } from 'react-hook-form';
import type { Saver } from '#shared/saving/saver';
import { type FormEditor, useFormEditor } from '#shared/spec-form/form-editor';
import type { FormValues } from './values';

/** The fields of the registration that the form shows; those that a save changes are not among them. */
const EDITED = [
  'id',
  'number',
  'status',
  'call_status',
  'call_open_to',
  'correction_to',
  'remarks',
  'attachments',
  'previous_form',
] as const satisfies readonly (keyof Registration)[];
export type EditedRegistration = Pick<Registration, (typeof EDITED)[number]> & { isTooLate: boolean };

/** The data of every part of the form, also of those beside the `Form` of a step. */
export interface Editor extends FormEditor {
  /** The values. It is the same object while they change. */
  form: UseFormReturn<FormValues>;
  registration: EditedRegistration;
  context: RegistrationContext;
  saver: Saver;
}

export function editedOf(registration: Registration, isTooLate: boolean): EditedRegistration {
  const shown = Object.fromEntries(EDITED.map((name) => [name, registration[name]]));

  // Object.fromEntries loses which name has which value.
  return { ...(shown as Pick<Registration, (typeof EDITED)[number]>), isTooLate };
}

export function isSameEdited(one: EditedRegistration, other: EditedRegistration): boolean {
  return one.isTooLate === other.isTooLate && EDITED.every((name) => one[name] === other[name]);
}

export const useEditor = () => useFormEditor<Editor>();
