import { use, useId } from 'react';
import { type FieldProps, type FieldState, fieldState } from './field-props';
import { GroupError } from './group-error';

/** The ids and states of a field, made once and passed to its frame and its control. */
export interface Field {
  /** The id of the control. */
  id: string;
  /** The id of the label. */
  labelId: string;
  /** The id of the hint. */
  hintId: string;
  /** The id of the note under the control. */
  noteId: string;
  /** The id of the error. */
  errorId: string;
  /** The state of the field as one word. */
  state: FieldState;
  /** Attributes of the native control. */
  control: {
    id: string;
    disabled: boolean | undefined;
    'aria-required': true | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    'data-state': FieldState;
  };
}

interface Notes {
  /** The field has a note between the control and the error: a counter, a derived fact. */
  hasNote?: boolean;
}

/**
 * Connects label, hint, note and error with a control. `aria-required` and not `required`: the messages are ours,
 * letter for letter (Spec §5), and the browser's own would be shown instead.
 */
export function useField(props: FieldProps, { hasNote = false }: Notes = {}): Field {
  const generated = useId();
  const id = props.id ?? generated;
  const groupErrorId = use(GroupError);
  const error = props.error ?? groupErrorId;
  const state = fieldState({ ...props, error });
  const [labelId, hintId, noteId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-note`, `${id}-error`];
  const described = [props.hint && hintId, props.error && errorId, groupErrorId, hasNote && noteId].filter(
    Boolean,
  );

  return {
    id,
    labelId,
    hintId,
    noteId,
    errorId,
    state,
    control: {
      id,
      disabled: props.disabled,
      // A read-only field requires nothing.
      'aria-required': (props.required && !props.readOnly) || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described.join(' ') || undefined,
      'data-state': state,
    },
  };
}
