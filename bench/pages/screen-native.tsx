import { type ComponentType, type FormEvent, type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CHILD_LABELS, missing, type Name } from './screen-answers';
import { FloorFields } from './screen-floor-fields';
import { type TableRow, tableRows } from './table-rows';

const ROWS = tableRows(1000);

export interface LayerProps {
  /** On the button that opens it. */
  trigger: string;
  title: string;
  children?: ReactNode;
}

interface Parts {
  /** Serves as the dialog and as the side panel. */
  Layer: ComponentType<LayerProps>;
  Table: ComponentType<{ rows: readonly TableRow[] }>;
}

/** The screen of `screen-ui.tsx` in native HTML, but for the parts that a page is about. */
export function drawScreen(parts: Parts) {
  const root = document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <StrictMode>
        <Screen {...parts} />
      </StrictMode>,
    );
  }
}

function Screen({ Layer, Table }: Parts) {
  const [said, setSaid] = useState('');

  return (
    <main>
      <h1>Zgłoszenie</h1>
      <ClaimForm onSent={() => setSaid('Wysłano zgłoszenie')} />
      <Layer trigger="Wycofaj" title="Wycofać zgłoszenie?" />
      <Layer trigger="Zmień" title="Zmiana danych dziecka">
        {Object.entries(CHILD_LABELS).map(([name, label]) => (
          <label key={name}>
            {label} <input name={name} />
          </label>
        ))}
      </Layer>
      <button type="button" popoverTarget="more">
        Więcej
      </button>
      <ul id="more" popover="auto">
        <li>
          <button type="button" onClick={() => print()}>
            Drukuj
          </button>
        </li>
        <li>
          <button type="button" onClick={() => setSaid('Skopiowano numer')}>
            Kopiuj numer
          </button>
        </li>
      </ul>
      <button type="button" title="Zgłoszenie zostaje na tym urządzeniu" onClick={() => setSaid('Zapisano')}>
        Zapisz
      </button>
      <Claims Table={Table} />
      <p role="status">{said}</p>
    </main>
  );
}

function ClaimForm({ onSent }: { onSent: () => void }) {
  const [invalid, setInvalid] = useState<readonly Name[]>([]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = missing(Object.fromEntries(new FormData(event.currentTarget)));
    setInvalid(found);
    if (found.length === 0) onSent();
  }

  return (
    <form noValidate aria-label="Zgłoszenie" onSubmit={submit}>
      <FloorFields invalid={invalid} />
      <button type="submit">Wyślij</button>
    </form>
  );
}

function Claims({ Table }: Pick<Parts, 'Table'>) {
  const [isShown, setShown] = useState(false);

  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Pokaż zgłoszenia
      </button>
      {isShown && <Table rows={ROWS} />}
    </>
  );
}
