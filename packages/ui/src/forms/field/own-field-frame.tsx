// Apart from the frame itself, which every field has: `Slot` is a third of the weight of a text field.
import { Slot } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import { FieldFrame as Frame } from './field-frame';
import { type FieldProps, takeFrame } from './field-props';
import { type Field, useField } from './use-field';

export interface FieldFrameProps extends FieldProps {
  /**
   * The ids and states that `useField` makes, where your code gives them to the control. Without it `children` is the control
   * as an element: it is given them, its name, and in a `NamedField` what a form gives a native control.
   */
  field?: Field | undefined;
  /** The name of the value; the error summary finds the field by it. */
  name?: string | undefined;
  /** Between the control and the error: a counter, a derived fact. */
  note?: ReactNode;
  /** The control, with the attributes of `field.control`; without `field` as an element without them. */
  children: ReactNode;
}

/** Label, hint, control, note, error: the visual and the reading order of a field. */
export function FieldFrame({ field, ...props }: FieldFrameProps) {
  return field ? <Frame {...props} field={field} /> : <FrameOfElement {...props} />;
}

/** For a page of server components, which can call no hook. */
function FrameOfElement({ name, note, children, ...props }: Omit<FieldFrameProps, 'field'>) {
  // What a form gives a field beside the props of its frame, its events and its ref, is for the control.
  const [frame, given] = takeFrame(props);
  const field = useField(frame, { hasNote: Boolean(note) });

  return (
    <Frame {...frame} {...{ field, name, note }}>
      <Slot {...given} {...field.control} {...{ name, readOnly: frame.readOnly }}>
        {children}
      </Slot>
    </Frame>
  );
}
