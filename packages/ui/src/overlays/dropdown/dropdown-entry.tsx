import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva } from 'class-variance-authority';
import type { MouseEvent, PointerEvent } from 'react';
import { EntryLink } from '../../actions/menu-entry/entry-link';
import { EntryMarks, EntrySign, EntryWords } from '../../actions/menu-entry/entry-parts';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';

const looks = cva(
  'u:flex u:min-h-main u:w-full u:cursor-pointer u:items-center u:gap-3 u:rounded-sm u:px-3 u:py-1 u:text-start u:font-medium u:no-underline u:tablet:min-h-control',
  {
    variants: {
      tone: {
        normal:
          'u:text-ink u:hover:bg-accent-subtle u:hover:text-accent-text u:focus:bg-accent-subtle u:focus:text-accent-text',
        danger: 'u:text-error-text u:hover:bg-error-surface u:focus:bg-error-surface',
        disabled: 'u:cursor-not-allowed u:text-disabled',
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
      <EntrySign item={item} className={disabled ? undefined : 'u:text-muted'} />
      <EntryWords item={item} />
      <EntryMarks item={item} />
      {iconEnd && <Icon of={iconEnd} className="u:text-muted" />}
    </>
  );

  return (
    <>
      {item.divide && <hr className="u:mx-3 u:my-1.5 u:border-line u:first:hidden" />}
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
