import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { ToastCardProps } from './toast-card';
import { ToastWords } from './toast-words';

/** A toast without the parts that are loaded later: the icon, the pauses and the drag. */
export function PlainToast({ toast, duration, words, onDismiss }: Omit<ToastCardProps, 'paused'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with new words the time begins again.
  useEffect(() => {
    const timer = setTimeout(onDismiss, duration);
    return () => clearTimeout(timer);
  }, [duration, toast.revision]);

  return (
    <div aria-atomic="true" className={LOOKS} style={{ order: toast.id }}>
      <ToastWords toast={toast} words={words} />
      <IconButton size="sm" icon={X} label={words.close} onClick={onDismiss} />
    </div>
  );
}

const LOOKS =
  'u:pointer-events-auto u:flex u:w-toast u:max-w-full u:items-start u:gap-3 u:rounded-lg u:border u:border-line u:bg-surface-raised u:p-3.5 u:pe-3 u:text-ink u:shadow-3';
