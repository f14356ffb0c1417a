import { cva } from 'class-variance-authority';
import { Check, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';
import type { ToastType } from './toast-queue';

const looks = cva('grid size-9 flex-none place-items-center rounded-sm', {
  variants: {
    type: {
      success: 'bg-success text-on-success',
      error: 'bg-error text-on-error',
      warning: 'bg-warning text-on-warning',
      info: 'bg-info text-on-info',
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
