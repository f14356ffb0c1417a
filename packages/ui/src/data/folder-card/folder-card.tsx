import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
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
  /** The content, under the tab. */
  children?: ReactNode;
}

const looks = cva('u:folder', {
  variants: { tone: { plain: '', warning: 'u:folder-warning', accent: 'u:folder-accent' } },
});

const bodyLooks = cva('u:folder-body u:px-4 u:py-4.5 u:tablet:p-6', {
  variants: { raised: { true: 'u:shadow-2 u:in-data-[contrast=high]:shadow-none' } },
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
    <article aria-label={number} {...props} className={looks({ tone, className })}>
      {/* No paragraph: a person may want space behind those (WCAG 1.4.12), and the tab belongs to its card. */}
      <div className={tone === 'accent' ? 'u:folder-tab u:text-accent-text' : 'u:folder-tab u:text-muted'}>
        {icon && <Icon of={icon} />}
        <span className="u:font-mono u:text-sm u:leading-tight u:font-semibold u:wrap-anywhere">
          {number}
        </span>
      </div>
      <div className={bodyLooks({ raised })}>{children}</div>
    </article>
  );
}
