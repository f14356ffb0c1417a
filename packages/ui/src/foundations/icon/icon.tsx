import type { LucideIcon } from 'lucide-react';
import { cn } from '../class-names/cn';

export interface IconProps {
  of: LucideIcon;
  /** Any CSS length. @default '1.2em' */
  size?: string;
  /** Colour or outer layout only. */
  className?: string | undefined;
}

/** An icon beside a text. Hidden from screen readers: the text is read (Guide §10). */
export function Icon({ of: Drawing, size = '1.2em', className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      size={size}
      strokeWidth={1.9}
      // Forced colours do not change drawings, so a colour of ours could be invisible on the background.
      className={cn('inline-icon forced-colors:text-current', className)}
    />
  );
}
