import type { Registration } from '@urzad/contract';
import type { RegistrationContext } from '@urzad/grants';
import type { UseFormReturn } from 'react-hook-form';
import type { Saver } from '#shared/saving/saver';
import { type FormEditor, useFormEditor } from '#shared/spec-form/form-editor';
import type { FormValues } from './values';

/** A registration, and whether a change of it would come too late. */
type TimedRegistration = Registration & { isTooLate: boolean };

/** The facts of the registration that the form shows; those that a save changes are not among them. */
export const EDITED = [
  'id',
  'number',
  'status',
  'call_status',
  'call_open_to',
  'correction_to',
  'remarks',
  'attachments',
  'previous_form',
  'isTooLate',
] as const satisfies readonly (keyof TimedRegistration)[];
export type EditedRegistration = Pick<TimedRegistration, (typeof EDITED)[number]>;

/** The data of every part of the form, also of those beside the `Form` of a step. */
export interface Editor extends FormEditor {
  /** The values. It is the same object while they change. */
  form: UseFormReturn<FormValues>;
  registration: EditedRegistration;
  context: RegistrationContext;
  saver: Saver;
  /** The document to sign is made: the form is shown until its screen is there. */
  onPrepared: () => void;
}

export const useEditor = () => useFormEditor<Editor>();
