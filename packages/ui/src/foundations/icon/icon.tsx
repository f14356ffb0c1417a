import type { LucideIcon } from 'lucide-react';
import { cn } from '../class-names/cn';

export interface IconProps {
  of: LucideIcon;
  /** Any CSS length. @default '1.2em' */
  size?: string;
  /** Colour or outer layout only. */
  className?: string | undefined;
}

/** A drawing beside a word. It never speaks: the word does (Guide §10). */
export function Icon({ of: Drawing, size = '1.2em', className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      size={size}
      strokeWidth={1.9}
      // A system that forces its colours leaves drawings alone, so a colour of ours could drown in its background.
      className={cn('inline-icon forced-colors:text-current', className)}
    />
  );
}
