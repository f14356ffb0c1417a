import { Spinner } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../shared/i18n/messages';
import { appMessages } from './messages';

/** Shorter waits are not worth a word (visual guide §11). */
const SHOWN_AFTER_MS = 250;

/** A screen that is on its way, told in words once it takes a moment. */
export function LoadingScreen() {
  const words = useMessages(appMessages);
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <p role="status" className="grid min-h-96 place-content-center text-muted">
      {isLong && (
        <span className="flex items-center gap-3">
          <Spinner /> {words.loading}
        </span>
      )}
    </p>
  );
}
