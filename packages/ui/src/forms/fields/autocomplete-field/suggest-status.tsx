import { useEffect, useState } from 'react';
import { REST_MS } from './use-lookup';

/** What a screen reader is told once the typing rests: at every letter it would interrupt itself. */
export function SuggestStatus({ children }: { children: string }) {
  const [said, say] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => say(children), REST_MS);
    return () => clearTimeout(timer);
  }, [children]);

  return (
    // `aria-live` beside the role that has it: the library spares such elements when it hides the page under a list.
    <p role="status" aria-live="polite" className="u:sr-only">
      {said}
    </p>
  );
}
