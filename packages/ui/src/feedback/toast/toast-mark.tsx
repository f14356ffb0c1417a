import { cva } from 'class-variance-authority';
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';
import type { ToastType } from './toast-queue';

const looks = cva('u:grid u:size-9 u:flex-none u:place-items-center u:rounded-sm', {
  variants: {
    type: {
      success: 'u:bg-success u:text-on-success',
      error: 'u:bg-error u:text-on-error',
      warning: 'u:bg-warning u:text-on-warning',
      info: 'u:bg-info u:text-on-info',
    } satisfies Record<ToastType, string>,
  },
});

const MARK_BY_TYPE = { success: Check, error: X, warning: TriangleAlert, info: Info } satisfies Record<
  ToastType,
  LucideIcon
>;

/** The icon of a toast; its title has the same meaning as text. */
export function ToastMark({ type }: { type: ToastType }) {
  return (
    <span className={looks({ type })}>
      <Icon of={MARK_BY_TYPE[type]} />
    </span>
  );
}
