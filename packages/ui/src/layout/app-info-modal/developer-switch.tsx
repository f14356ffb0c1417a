import { useId } from 'react';
import { SwitchBox } from '../../forms/fields/toggle/switch-box';

export interface DeveloperSwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that works at once. */
export function DeveloperSwitch({ label, on, onChange }: DeveloperSwitchProps) {
  const id = useId();

  return (
    <div className="u:flex u:items-center u:justify-between u:gap-4 u:border-t u:border-line-subtle u:py-2 u:first:border-t-0">
      <label htmlFor={id} className="u:text-sm">
        {label}
      </label>
      <SwitchBox id={id} checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </div>
  );
}
