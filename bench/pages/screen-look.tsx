import { createElement, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@urzad/ui/styles.css';

type Drawn = string | { tag: string; props: Record<string, string | boolean>; within: Drawn[] };

/** The elements of `screen-ui.tsx` with their styles, by React alone: no widget, no handler, no form library. */
function Screen() {
  const { drawn = [] } = globalThis as { drawn?: Drawn[] };

  return <>{drawn.map(elementOf)}</>;
}

function elementOf(one: Drawn): ReactNode {
  if (typeof one === 'string') return one;
  return createElement(one.tag, one.props, ...one.within.map(elementOf));
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
