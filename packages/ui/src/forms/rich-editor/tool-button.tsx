import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';

export interface ToolButtonProps {
  /** Unique among the tools of one bar. */
  name: string;
  icon: LucideIcon;
  label: string;
  keys?: readonly [shown: string, spoken: string] | undefined;
  /** Absent for a tool that is no toggle. */
  isOn?: boolean | undefined;
  /** Opens a dialog. */
  opensDialog?: boolean;
  /** An unavailable tool stays focusable, so that a focus on it is not lost. @default true */
  isAvailable?: boolean;
  isDisabled?: boolean | undefined;
  onPress: (byPointer: boolean) => void;
}

export function ToolButton({ name, icon, label, keys, isOn, isAvailable = true, ...props }: ToolButtonProps) {
  const { opensDialog, isDisabled, onPress } = props;

  return (
    <button
      type="button"
      name={name}
      disabled={isDisabled}
      title={keys ? `${label} (${keys[0]})` : label}
      aria-label={label}
      aria-keyshortcuts={keys?.[1]}
      aria-pressed={isOn}
      aria-disabled={isAvailable ? undefined : true}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      className={cn(LOOKS, isOn ? ON : OFF)}
      onMouseDown={keepFocus}
      onClick={({ detail }) => isAvailable && onPress(detail > 0)}
    >
      <Icon of={icon} />
    </button>
  );
}

/** A press of the mouse leaves the caret in the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const LOOKS =
  'u:inline-grid u:size-10 u:pointer-coarse:size-11 u:flex-none u:place-items-center u:rounded-sm u:transition-tint u:duration-fast u:disabled:cursor-not-allowed u:disabled:text-disabled u:aria-disabled:text-disabled u:forced-colors:aria-pressed:outline-2';
const ON = 'u:bg-surface-selected u:text-accent-text u:ring-1 u:ring-accent-border u:ring-inset';
const OFF =
  'u:text-muted u:hover:not-disabled:not-aria-disabled:bg-surface-hover u:hover:not-disabled:not-aria-disabled:text-ink';
