import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva } from 'class-variance-authority';
import type { MouseEvent, PointerEvent } from 'react';
import { EntryLink } from '../../actions/menu-entry/entry-link';
import { EntryMarks, EntrySign, EntryWords } from '../../actions/menu-entry/entry-parts';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';

const looks = cva(
  'flex min-h-main w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-start font-medium no-underline tablet:min-h-control',
  {
    variants: {
      tone: {
        normal:
          'text-ink hover:bg-accent-subtle hover:text-accent-text focus:bg-accent-subtle focus:text-accent-text',
        danger: 'text-error-text hover:bg-error-surface focus:bg-error-surface',
        disabled: 'cursor-not-allowed text-disabled',
      },
    },
  },
);

export interface DropdownEntryProps {
  item: MenuItem;
  /** An icon for an entry that leads to another level. */
  iconEnd?: SvgIcon;
  onChoose: () => void;
}

/** A link or a command. Radix moves the focus to it and presses it by the keyboard. */
export function DropdownEntry({ item, iconEnd, onChoose }: DropdownEntryProps) {
  const { link, disabled = false } = item;
  const entry = {
    'data-item': item.id,
    'aria-busy': item.load,
    'aria-haspopup': iconEnd ? ('menu' as const) : undefined,
    disabled,
    className: looks({ tone: toneOf(item) }),
    onSelect: onChoose,
    onMouseDown: disabled ? takeFocus : undefined,
    onPointerMove: keepFocus,
    onPointerLeave: keepFocus,
  };
  const content = (
    <>
      <EntrySign item={item} className={disabled ? undefined : 'text-muted'} />
      <EntryWords item={item} />
      <EntryMarks item={item} />
      {iconEnd && <Icon of={iconEnd} className="text-muted" />}
    </>
  );

  return (
    <>
      {item.divide && <hr className="mx-3 my-1.5 border-line first:hidden" />}
      {link && !disabled ? (
        <Radix.Item {...entry} asChild>
          <EntryLink href={link} download={item.download}>
            {content}
          </EntryLink>
        </Radix.Item>
      ) : (
        <Radix.Item {...entry}>{content}</Radix.Item>
      )}
    </>
  );
}

/** A red entry removes something. */
function toneOf({ disabled, color }: MenuItem) {
  if (disabled) return 'disabled';
  return color === 'red' ? 'danger' : 'normal';
}

/** Hover only highlights an entry. Radix would move the focus with the mouse. */
function keepFocus(event: PointerEvent) {
  event.preventDefault();
}

/** A disabled entry takes the focus by a press, so that its name is read. */
function takeFocus({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.focus();
}
