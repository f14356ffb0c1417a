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
    <fieldset className="u:min-w-0" disabled={disabled} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="u:mb-3 u:text-lg u:font-bold">{legend}</legend>
      <div className="u:grid u:gap-5">
        <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
        <div className={columns === 'two' ? 'u:field-rows' : 'u:grid u:gap-5'}>{children}</div>
      </div>
    </fieldset>
  );
}
