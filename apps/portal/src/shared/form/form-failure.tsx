import { Alert } from '@urzad/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFailureText, waitsFor } from '../failures/failure-text';
import { WayOn } from '../failures/way-on';

export interface FormFailureProps {
  /** The action that failed: "Nie udało się zalogować". */
  title: string;
  /** The error; each new one takes the focus. */
  error: unknown;
  /** The text of this form, instead of that of the catalogue. */
  text?: string | undefined;
  /** Links to what can be done. */
  actions?: ReactNode;
}

/** Above the fields of a refused form. It takes the focus, so that it is read first. */
export function FormFailure({ title, error, text, actions }: FormFailureProps) {
  const alert = useRef<HTMLDivElement>(null);
  const textOf = useFailureText();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal in a row is announced too.
  useEffect(() => alert.current?.focus(), [error]);

  return (
    <Alert
      kind="error"
      ref={alert}
      title={title}
      actions={actions || (waitsFor(error) && <WayOn error={error} />)}
    >
      {text ?? textOf(error)}
    </Alert>
  );
}
