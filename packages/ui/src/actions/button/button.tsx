import { Slot } from '@radix-ui/react-slot';
import { type ComponentProps, cloneElement, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { Spinner } from '../../foundations/spinner/spinner';
import { type ButtonLabels, buttonLabels } from './button.labels';
import { buttonLooks } from './button-looks';

export interface ButtonProps extends ComponentProps<'button'> {
  /** The words: a verb and its object. */
  children?: ReactNode;
  /** Called by a press; not while it is loading. */
  onClick?: ComponentProps<'button'>['onClick'];
  /** Cannot be pressed or focused; the reason has to be beside it. */
  disabled?: boolean | undefined;
  /** `submit` sends the form around it. @default 'button' */
  type?: ComponentProps<'button'>['type'];
  /** One `primary` per view; the others outlined or quiet. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Heights 36, 44 and 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  block?: boolean;
  /** Before the words; a spinner replaces it while loading. */
  icon?: SvgIcon;
  /** After the words. */
  iconEnd?: SvgIcon;
  /** Keeps the focus and the width, ignores clicks, and tells screen readers to wait. */
  loading?: boolean;
  /** The only child becomes the button: `<Button asChild><Link href="…">…</Link></Button>`. */
  asChild?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ButtonLabels>;
}

/** An action. It is of the type `button`, so that it submits no form unless it is told to. */
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
  const shared = {
    ...props,
    ...(loading && { 'aria-disabled': true, 'data-loading': '' }),
    className: buttonLooks({ variant, size, block, className }),
    onClick: loading ? refuse : onClick,
  };
  const inside = (words: ReactNode) => (
    <>
      {loading ? <Spinner /> : icon && <Icon of={icon} />}
      {/* An element of its own, as translators of browsers replace the text that the icon stands before. */}
      {words && <span className="u:contents">{words}</span>}
      {iconEnd && <Icon of={iconEnd} />}
    </>
  );

  return (
    <>
      {asChild && isValidElement<{ children?: ReactNode }>(children) ? (
        <Slot {...shared}>{cloneElement(children, undefined, inside(children.props.children))}</Slot>
      ) : (
        <button type="button" {...shared}>
          {inside(children)}
        </button>
      )}
      {/* Beside the button, not in it: a button hides the roles of its children. In the page before it has text, as live regions have to be. */}
      {loading !== undefined && (
        <span role="status" className="u:sr-only">
          {loading && words.loading}
        </span>
      )}
    </>
  );
}

/**
 * A loading button keeps its focus, so it cannot be `disabled`; its click is stopped here, and so the submit of a
 * form.
 */
function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
