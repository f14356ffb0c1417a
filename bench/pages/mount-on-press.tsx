import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The page before its table: the press that mounts it is what is measured. */
export function mountOnPress(table: ReactNode) {
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Page table={table} />
      </StrictMode>,
    );
}

function Page({ table }: { table: ReactNode }) {
  const [isShown, setIsShown] = useState(false);

  return (
    <main>
      <h1>Zgłoszenia</h1>
      <button type="button" data-mount="" onClick={() => setIsShown(!isShown)}>
        Pokaż
      </button>
      {isShown && table}
    </main>
  );
}
