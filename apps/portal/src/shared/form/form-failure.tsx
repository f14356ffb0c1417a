import { Alert } from '@urzad/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFailureText, waitsFor } from '../failures/failure-text';
import { WayOn } from '../failures/way-on';

export interface FormFailureProps {
  /** What did not happen: "Nie udało się zalogować". */
  title: string;
  /** The refusal itself; each new one takes the focus. */
  error: unknown;
  /** Words for this very form, in place of those of the catalogue. */
  text?: string | undefined;
  /** What to do about it, as links. */
  actions?: ReactNode;
}

/** Above the fields of a form that was refused. It takes the focus, so that it is read and seen first. */
export function FormFailure({ title, error, text, actions }: FormFailureProps) {
  const alert = useRef<HTMLDivElement>(null);
  const textOf = useFailureText();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the second refusal in a row is news as well.
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
