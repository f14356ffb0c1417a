import { useId } from 'react';
import { SwitchBox } from '../../forms/fields/toggle/switch-box';

export interface DeveloperSwitchProps {
  label: string;
  /** What it does, under its name. */
  hint?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that works at once. */
export function DeveloperSwitch({ label, hint, on, onChange }: DeveloperSwitchProps) {
  const id = useId();
  const hintId = useId();

  return (
    <div className="u:flex u:items-center u:justify-between u:gap-4 u:border-t u:border-line-subtle u:py-2 u:first:border-t-0">
      <div className="u:min-w-0">
        <label htmlFor={id} className="u:block u:text-sm">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="u:text-sm u:text-muted">
            {hint}
          </p>
        )}
      </div>
      <SwitchBox
        id={id}
        checked={on}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
