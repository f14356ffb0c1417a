import type { LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';
import { useLabels } from '../locale/locale';
import { Spinner } from '../spinner/spinner';
import { type ButtonLabels, buttonLabels } from './button.labels';
import { buttonLooks } from './button-looks';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` per view; the rest outlined or quiet. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Heights 36, 44 and 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its place. */
  block?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  /** Keeps the focus and the width, refuses clicks, and tells screen readers to wait. */
  loading?: boolean;
  /** The only child becomes the button: `<Button asChild><Link href="…">…</Link></Button>`. */
  asChild?: boolean;
  labels?: Partial<ButtonLabels>;
}

export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  loading,
  asChild,
  labels,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const words = useLabels(buttonLabels, labels);
  const Element = asChild ? Slot.Root : 'button';

  return (
    <>
      <Element
        {...(asChild ? undefined : { type: 'button' })}
        {...props}
        {...(loading && { 'aria-disabled': true, 'data-loading': '' })}
        className={cn(buttonLooks({ variant, size, block }), className)}
        onClick={loading ? refuse : onClick}
      >
        {loading ? <Spinner /> : icon && <Icon of={icon} />}
        <Slot.Slottable>{children}</Slot.Slottable>
        {iconEnd && <Icon of={iconEnd} />}
      </Element>
      {/* Beside the button, not in it: a button hides the roles of what it holds. There before it speaks. */}
      {loading !== undefined && (
        <span role="status" className="sr-only">
          {loading && words.loading}
        </span>
      )}
    </>
  );
}

/** A waiting button keeps its focus, so it cannot be `disabled`; its click is stopped here, a form's submit too. */
function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
