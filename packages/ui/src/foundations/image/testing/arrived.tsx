import { type ReactElement, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** The HTML of a widget whose picture has failed before React takes it over. Later renders change nothing. */
export function Arrived({ children }: { children: ReactElement }) {
  const page = useRef<HTMLDivElement>(null);
  const first = useRef(children);

  useEffect(() => {
    const container = page.current;
    if (!container) return;
    container.innerHTML = renderToString(first.current);
    const image = container.querySelector('img');
    let root: ReturnType<typeof hydrateRoot> | undefined;
    const takeOver = () => {
      root = hydrateRoot(container, first.current);
    };
    image?.addEventListener('error', takeOver, { once: true });
    return () => {
      image?.removeEventListener('error', takeOver);
      // Not while React renders.
      queueMicrotask(() => root?.unmount());
    };
  }, []);

  return <div ref={page} />;
}
