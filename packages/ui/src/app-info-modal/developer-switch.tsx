import { useId } from 'react';

export interface DeveloperSwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that works at once: a native box in the role of a switch. */
export function DeveloperSwitch({ label, on, onChange }: DeveloperSwitchProps) {
  const id = useId();

  return (
    <div className="flex items-center justify-between gap-4 border-t border-line-subtle py-2 first:border-t-0">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <span className="relative inline-flex flex-none">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          className="peer h-7 w-13 appearance-none rounded-pill border-2 border-line-strong bg-field checked:border-accent checked:bg-accent"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {/* The knob's place tells the state where colours are taken away. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1.5 top-1.5 size-4 rounded-pill border-8 border-line-strong transition-transform duration-fast peer-checked:translate-x-6 peer-checked:border-on-accent rtl:peer-checked:-translate-x-6"
        />
      </span>
    </div>
  );
}
