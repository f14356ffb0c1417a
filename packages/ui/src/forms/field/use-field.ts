import { use, useId } from 'react';
import { type FieldProps, type FieldState, fieldState } from './field-props';
import { GroupError } from './group-error';

/** A field's ids and states, made once and given to its frame and to its control. */
export interface Field {
  id: string;
  labelId: string;
  hintId: string;
  noteId: string;
  errorId: string;
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
  /** The field shows something between the control and the error: a counter, a derived fact. */
  hasNote?: boolean;
}

/**
 * Binds label, hint, note and error to a control. `aria-required` and not `required`: the messages are ours, letter
 * for letter (Spec §5), and the browser's own bubble would stand in their way.
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
      // What cannot be changed asks for nothing.
      'aria-required': (props.required && !props.readOnly) || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described.join(' ') || undefined,
      'data-state': state,
    },
  };
}
