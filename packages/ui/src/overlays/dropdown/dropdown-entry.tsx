import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { EntryLink } from '../../actions/menu-entry/entry-link';
import { EntryMarks, EntrySign, EntryWords } from '../../actions/menu-entry/entry-parts';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { Icon } from '../../foundations/icon/icon';

const looks = cva(
  'flex min-h-main w-full items-center gap-3 rounded-sm px-3 py-1 text-start font-medium no-underline tablet:min-h-control',
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
  /** Says that the entry leads to another level. */
  iconEnd?: LucideIcon;
  onChoose: () => void;
}

export function DropdownEntry({ item, iconEnd, onChoose }: DropdownEntryProps) {
  const entry = {
    role: 'menuitem',
    tabIndex: -1,
    'data-item': item.id,
    'aria-busy': item.load,
    'aria-haspopup': iconEnd ? ('menu' as const) : undefined,
    className: looks({ tone: toneOf(item) }),
    children: (
      <>
        <EntrySign item={item} className={item.disabled ? undefined : 'text-muted'} />
        <EntryWords item={item} />
        <EntryMarks item={item} />
        {iconEnd && <Icon of={iconEnd} className="text-muted" />}
      </>
    ),
  };

  return (
    <>
      {item.divide && <hr className="mx-3 my-1.5 border-line first:hidden" />}
      {item.link && !item.disabled ? (
        <EntryLink
          {...entry}
          href={item.link}
          download={item.download}
          onClick={onChoose}
          onKeyDown={clickOnSpace}
        />
      ) : (
        <button
          type="button"
          {...entry}
          aria-disabled={item.disabled}
          onClick={item.disabled ? undefined : onChoose}
        />
      )}
    </>
  );
}

/** A red entry takes something away. */
function toneOf({ disabled, color }: MenuItem) {
  if (disabled) return 'disabled';
  return color === 'red' ? 'danger' : 'normal';
}

/** A button of a menu answers Space by itself; a link has to be told. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;

  event.preventDefault();
  event.currentTarget.click();
}
