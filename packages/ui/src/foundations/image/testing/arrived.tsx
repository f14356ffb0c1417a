import { type ReactElement, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Taken } from '../../../internal/testing/taken';

/** The HTML of a widget whose picture has failed before React takes it over. Later renders change nothing. */
export function Arrived({ children }: { children: ReactElement }) {
  const page = useRef<HTMLDivElement>(null);
  const first = useRef(children);

  useEffect(() => {
    const container = page.current;
    if (!container) return;
    container.innerHTML = renderToString(first.current);
    const image = container.querySelector('img');
    let taken: Promise<ReturnType<typeof hydrateRoot>> | undefined;
    const takeOver = () => {
      taken = new Promise((resolve) => {
        const root = hydrateRoot(container, <Taken onTaken={() => resolve(root)}>{first.current}</Taken>);
      });
    };
    image?.addEventListener('error', takeOver, { once: true });
    return () => {
      image?.removeEventListener('error', takeOver);
      // Neither before it has begun nor while React renders.
      void taken?.then((root) => root.unmount());
    };
  }, []);

  return <div ref={page} />;
}
