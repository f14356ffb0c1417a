import { useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { BrowserDraft } from './browser-draft';

/** Inside a form: stores what is typed there. */
export function FollowDraft<Values extends FieldValues>({ draft }: { draft: BrowserDraft<Values> }) {
  const { getValues, subscribe } = useFormContext<Values>();

  useEffect(() => {
    const { flush, stop } = draft.follow({ getValues, subscribe });
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      stop();
    };
  }, [draft, getValues, subscribe]);

  return null;
}
