import { initialsOf } from '@urzad/domain';
import { cva } from 'class-variance-authority';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Avatar } from '../../foundations/avatar/avatar';
import { cn } from '../../foundations/class-names/cn';
import { Counter } from '../../foundations/counter/counter';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { Spinner } from '../../foundations/spinner/spinner';
import { type MenuLabels, menuLabels } from './menu.labels';
import type { MenuItem } from './menu-item';

interface EntryPartProps {
  item: MenuItem;
  className?: string | undefined;
}

const signColor = cva('', {
  variants: {
    color: {
      red: 'text-error-text',
      green: 'text-success-text',
      blue: 'text-info-text',
      orange: 'text-warning-text',
      purple: 'text-plum-text',
    },
  },
});

const badgeColor = cva('rounded-sm border px-1.5 text-xs leading-relaxed font-semibold', {
  variants: {
    color: {
      none: 'border-line bg-surface-sunken text-ink',
      red: 'border-error-border bg-error-surface text-error-text',
      green: 'border-success-border bg-success-surface text-success-text',
      blue: 'border-info-border bg-info-surface text-info-text',
      orange: 'border-warning-border bg-warning-surface text-warning-text',
      purple: 'border-plum-border bg-plum-surface text-plum-text',
    },
  },
});

/** The mark before the name: a spinner, an avatar, letters or an icon. Hidden from screen readers: the name is read. */
export function EntrySign({ item, className, size }: EntryPartProps & { size?: string }) {
  if (item.load) return <Spinner />;
  if (item.user) return <Avatar name={item.user.name_all} src={item.user.avatar_url} size="sm" />;

  const color = item.color ? signColor({ color: item.color }) : className;
  if (item.letters_icon) {
    return (
      <span
        aria-hidden="true"
        className={cn(
          'grid size-6 flex-none place-items-center rounded-xs border border-current text-xs',
          color,
        )}
      >
        {initialsOf(item.name)}
      </span>
    );
  }

  const drawing = item.icon ?? presetIcon(item);
  return drawing ? <Icon of={drawing} {...(size && { size })} className={color} /> : null;
}

/** The name and the second line under it. */
export function EntryWords({ item, className }: EntryPartProps) {
  return (
    <span className={cn('min-w-0 flex-1', className)}>
      <span className="block truncate">{item.name}</span>
      {item.text && <span className="block truncate text-xs font-regular text-muted">{item.text}</span>}
    </span>
  );
}

/** The badge and the number behind the name, and their texts for screen readers. */
export function EntryMarks({ item, current }: { item: MenuItem; current?: boolean | undefined }) {
  const words = useLabels<MenuLabels>(menuLabels);

  return (
    <>
      {item.badge && <span className={badgeColor({ color: item.color ?? 'none' })}>{item.badge}</span>}
      {item.count !== undefined && item.count > 0 && (
        <Counter value={item.count} kind={current ? 'accent' : 'quiet'} label={words.count(item.count)} />
      )}
      {item.load && <span className="sr-only">{words.loading}</span>}
      {item.is_preset_selected && <PresetMark item={item} label={words.presetSelected} />}
    </>
  );
}

/** The mark of a saved view, where another mark stands before the name. */
function PresetMark({ item, label }: EntryPartProps & { label: string }) {
  const hasOtherSign = item.icon || item.letters_icon || item.user || item.load;

  return (
    <>
      {hasOtherSign && <Icon of={BookmarkCheck} className="flex-none text-accent-text" />}
      <span className="sr-only">{label}</span>
    </>
  );
}

function presetIcon({ is_preset, is_preset_selected }: MenuItem): SvgIcon | undefined {
  if (is_preset_selected) return BookmarkCheck;
  return is_preset ? Bookmark : undefined;
}
