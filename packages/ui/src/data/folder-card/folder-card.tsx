import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';

export interface FolderCardProps extends ComponentProps<'article'> {
  /** The file number of the office: "FR/1-2026/00112", "Nabór 2/2026". */
  number: string;
  /** Before the number, on the tab. */
  icon?: SvgIcon;
  /** `warning`: the person has to act; `accent`: a draft. @default 'plain' */
  tone?: 'plain' | 'warning' | 'accent';
  /** A shadow, for a card that lies on a picture. */
  raised?: boolean;
}

const looks = cva('folder px-4 py-4.5 tablet:p-6', {
  variants: {
    tone: { plain: '', warning: 'folder-warning', accent: 'folder-accent' },
    raised: { true: 'shadow-2 in-data-[contrast=high]:shadow-none' },
  },
});

/** Teczka: a card with an index tab, only for things with a number or a period in the office. */
export function FolderCard({
  number,
  icon,
  tone = 'plain',
  raised,
  className,
  children,
  ...props
}: FolderCardProps) {
  return (
    <article aria-label={number} {...props} className={looks({ tone, raised, className })}>
      <p className={tone === 'accent' ? 'folder-tab text-accent-text' : 'folder-tab text-muted'}>
        {icon && <Icon of={icon} />}
        <span className="truncate font-mono text-sm leading-none font-semibold">{number}</span>
      </p>
      {children}
    </article>
  );
}
