import { type FormEvent, type Ref, StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FloorTable } from './floor-table';
import { FIELDS, PANEL_FIELDS } from './screen-fields';
import { tableRows } from './table-rows';

const ROWS = tableRows(1000);

/** The screen of `screen-ui.tsx` in React and native HTML: the floor. */
function Screen() {
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = Object.fromEntries(new FormData(event.currentTarget));
    setInvalid(FIELDS.filter(({ name }) => !answers[name]).map(({ name }) => name));
  }

  return (
    <main>
      <h1>Rejestracja</h1>
      <form noValidate onSubmit={submit}>
        {FIELDS.map(({ name, label }) => (
          <p key={name}>
            <label htmlFor={name}>{label}</label>
            <input
              id={name}
              name={name}
              aria-invalid={invalid.includes(name)}
              aria-describedby={invalid.includes(name) ? `${name}-error` : undefined}
            />
            {invalid.includes(name) && <span id={`${name}-error`}>Pole jest wymagane</span>}
          </p>
        ))}
        <button type="submit">Wyślij</button>
      </form>
      <button type="button" data-open="dialog" onClick={() => dialog.current?.showModal()}>
        Wycofaj
      </button>
      <button type="button" data-open="panel" onClick={() => panel.current?.showModal()}>
        Zmień
      </button>
      <button type="button" onClick={() => setSaid('Zapisano')}>
        Zapisz
      </button>
      <p role="status">{said}</p>
      <FloorTable rows={ROWS} />
      <NativeDialog ref={dialog} title="Wycofać rejestrację?" />
      <NativeDialog ref={panel} title="Zmiana danych">
        {PANEL_FIELDS.map(({ name, label }) => (
          <label key={name}>
            {label} <input name={name} />
          </label>
        ))}
      </NativeDialog>
    </main>
  );
}

interface NativeDialogProps {
  ref: Ref<HTMLDialogElement>;
  title: string;
  children?: React.ReactNode;
}

function NativeDialog({ ref, title, children }: NativeDialogProps) {
  return (
    <dialog ref={ref} aria-label={title}>
      <form method="dialog">
        <h2>{title}</h2>
        {children}
        <button type="submit" data-close>
          Zamknij
        </button>
      </form>
    </dialog>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}
