import { useId } from 'react';
import { SwitchBox } from '../../forms/toggle/switch-box';

export interface DeveloperSwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that works at once. */
export function DeveloperSwitch({ label, on, onChange }: DeveloperSwitchProps) {
  const id = useId();

  return (
    <div className="flex items-center justify-between gap-4 border-t border-line-subtle py-2 first:border-t-0">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <SwitchBox id={id} checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    </div>
  );
}
