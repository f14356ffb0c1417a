import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheckBig, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { type AlertLabels, alertLabels } from './alert.labels';

/** How serious an `Alert` is. */
export type AlertKind = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps extends LocaleProp {
  /** Chooses colour and icon, and the word that screen readers read before the text. */
  kind: AlertKind;
  /** What happened, in bold. */
  title?: ReactNode;
  /** The text under the title, or alone. */
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /**
   * A live region, for an alert that appears while the person is on the page: an error interrupts, others are polite.
   * Without it the alert is part of the page and has no role.
   */
  live?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AlertLabels>;
  /** The summary of a form takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

const ICONS = { info: Info, success: CircleCheckBig, warning: TriangleAlert, error: CircleAlert };

const looks = cva('u:flex u:items-start u:gap-3 u:rounded-md u:border u:border-s-6 u:px-4 u:py-3.5', {
  variants: {
    kind: {
      info: 'u:border-info-border u:bg-info-surface',
      success: 'u:border-success-border u:bg-success-surface',
      warning: 'u:border-warning-border u:bg-warning-surface',
      error: 'u:error-frame u:border-error-border u:bg-error-surface',
    },
  },
});

const ICON_COLORS = {
  info: 'u:text-info-text',
  success: 'u:text-success-text',
  warning: 'u:text-warning-text',
  error: 'u:text-error-text',
};

/** A message in the page: an icon and a word say how serious it is, the colour repeats it. */
export function Alert({ kind, title, children, actions, live, labels, locale, ref }: AlertProps) {
  const words = useLabels(alertLabels, labels, locale);
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined;

  return (
    <div ref={ref} role={role} tabIndex={ref ? -1 : undefined} className={looks({ kind })} data-kind={kind}>
      <Icon of={ICONS[kind]} size="1.4em" className={cn('u:mt-0.5', ICON_COLORS[kind])} />
      <div className="u:min-w-0 u:flex-1 u:wrap-break-word">
        <span className="u:sr-only">{`${words[kind]}: `}</span>
        {title && <p className="u:font-semibold">{title}</p>}
        {/* A text may have lines. */}
        {children && (
          <div className={cn('u:whitespace-pre-line', title ? 'u:text-sm' : 'u:part')}>{children}</div>
        )}
        {actions && <div className="u:mt-3 u:flex u:flex-wrap u:gap-3">{actions}</div>}
      </div>
    </div>
  );
}
