import type { ComponentType, SVGProps } from 'react';
import { cn } from '../class-names/cn';

/** A component that draws an `svg` with the attributes it is given: an icon of lucide-react, or one of the office. */
export type SvgIcon = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  /** The component that draws the icon. */
  of: SvgIcon;
  /** Width and height, any CSS length. @default '1.2em' */
  size?: string;
  /** Colour or outer layout only. */
  className?: string | undefined;
}

/** An icon beside a text. Hidden from screen readers: the text is read (Guide §10). */
export function Icon({ of: Drawing, size = '1.2em', className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      width={size}
      height={size}
      strokeWidth={1.9}
      // Forced colours do not change drawings, so a colour of ours could be invisible on the background.
      className={cn('u:inline-icon u:forced-colors:text-current', className)}
    />
  );
}
