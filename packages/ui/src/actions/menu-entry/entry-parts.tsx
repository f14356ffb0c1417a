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
      red: 'u:text-error-text',
      green: 'u:text-success-text',
      blue: 'u:text-info-text',
      orange: 'u:text-warning-text',
      purple: 'u:text-plum-text',
    },
  },
});

const badgeColor = cva('u:rounded-sm u:border u:px-1.5 u:text-xs u:leading-relaxed u:font-semibold', {
  variants: {
    color: {
      none: 'u:border-line u:bg-surface-sunken u:text-ink',
      red: 'u:border-error-border u:bg-error-surface u:text-error-text',
      green: 'u:border-success-border u:bg-success-surface u:text-success-text',
      blue: 'u:border-info-border u:bg-info-surface u:text-info-text',
      orange: 'u:border-warning-border u:bg-warning-surface u:text-warning-text',
      purple: 'u:border-plum-border u:bg-plum-surface u:text-plum-text',
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
          'u:grid u:size-6 u:flex-none u:place-items-center u:rounded-xs u:border u:border-current u:text-xs',
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

/** The name and the second line under it, each whole: a menu is too narrow for the long ones, so they wrap. */
export function EntryWords({ item, className }: EntryPartProps) {
  return (
    <span className={cn('u:min-w-0 u:flex-1', className)}>
      <span className="u:block u:leading-snug u:wrap-break-word">{item.name}</span>
      {item.text && (
        <span className="u:block u:text-xs u:font-regular u:wrap-break-word u:text-muted">{item.text}</span>
      )}
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
      {item.load && <span className="u:sr-only">{words.loading}</span>}
      {item.is_preset_selected && <PresetMark item={item} label={words.presetSelected} />}
    </>
  );
}

/** The mark of a saved view, where another mark stands before the name. */
function PresetMark({ item, label }: EntryPartProps & { label: string }) {
  const hasOtherSign = item.icon || item.letters_icon || item.user || item.load;

  return (
    <>
      {hasOtherSign && <Icon of={BookmarkCheck} className="u:flex-none u:text-accent-text" />}
      <span className="u:sr-only">{label}</span>
    </>
  );
}

function presetIcon({ is_preset, is_preset_selected }: MenuItem): SvgIcon | undefined {
  if (is_preset_selected) return BookmarkCheck;
  return is_preset ? Bookmark : undefined;
}
