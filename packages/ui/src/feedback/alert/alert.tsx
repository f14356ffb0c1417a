import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheckBig, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { type AlertLabels, alertLabels } from './alert.labels';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
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

const looks = cva('flex items-start gap-3 rounded-md border border-s-6 px-4 py-3.5', {
  variants: {
    kind: {
      info: 'border-info-border bg-info-surface',
      success: 'border-success-border bg-success-surface',
      warning: 'border-warning-border bg-warning-surface',
      error: 'error-frame border-error-border bg-error-surface',
    },
  },
});

const ICON_COLORS = {
  info: 'text-info-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  error: 'text-error-text',
};

/** A message in the page: an icon and a word say how serious it is, the colour repeats it. */
export function Alert({ kind, title, children, actions, live, labels, ref }: AlertProps) {
  const words = useLabels(alertLabels, labels);
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined;

  return (
    <div ref={ref} role={role} tabIndex={ref ? -1 : undefined} className={looks({ kind })} data-kind={kind}>
      <Icon of={ICONS[kind]} size="1.4em" className={cn('mt-0.5', ICON_COLORS[kind])} />
      <div className="min-w-0 flex-1 wrap-break-word">
        <span className="sr-only">{words[kind]}: </span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cn(title && 'text-sm')}>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
