import { type ReactNode, useId } from 'react';
import { FieldHint } from '../field/field-frame';

export interface FieldGroupProps {
  /** The common name of the fields: "Adres zamieszkania". */
  legend: ReactNode;
  /** One sentence under the legend with instructions for all of them. */
  hint?: ReactNode;
  /** Disables every field of the group. */
  disabled?: boolean;
  /** Fields. Two columns from the tablet on, unless a field spans both. */
  children: ReactNode;
  /** Two columns from the tablet on, or one. @default 'two' */
  columns?: 'one' | 'two';
}

/** Fields that belong together, under a legend that screen readers read with each of them. */
export function FieldGroup({ legend, hint, disabled, columns = 'two', children }: FieldGroupProps) {
  const id = useId();

  return (
    <fieldset className="min-w-0" disabled={disabled} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-3 text-lg font-bold">{legend}</legend>
      <div className="grid gap-5">
        <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
        <div className={columns === 'two' ? 'field-rows' : 'grid gap-5'}>{children}</div>
      </div>
    </fieldset>
  );
}
