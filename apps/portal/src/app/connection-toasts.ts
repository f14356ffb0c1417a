import { type Locale, toast } from '@urzad/ui';
import { useEffect } from 'react';
import { appMessages } from './messages';

/** Says when the connection is lost and when it is back (Spec §4). */
export function useConnectionToasts(locale: Locale) {
  useEffect(() => {
    const words = appMessages[locale];
    const lost = () => toast.warning(words.connectionLost);
    const back = () => toast.success(words.connectionBack);
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);

    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [locale]);
}
