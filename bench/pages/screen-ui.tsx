import { Button, Modal, SideModal, TextField, Toaster, toast } from '@urzad/ui';
import { type FormEvent, lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@urzad/ui/styles.css';
import { FIELDS, PANEL_FIELDS } from './screen-fields';
import { tableRows } from './table-rows';

const UiTable = lazy(() => import('./ui-table').then(({ UiTable: Table }) => ({ default: Table })));
const ROWS = tableRows(1000);

/** A form of 24 fields with a dialog, a panel, a toast and a table of 1,000 rows, by this library: `screen-floor.tsx` by native HTML. */
function Screen() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'panel'>('none');
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const close = () => setOpen('none');

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
          <TextField
            key={name}
            name={name}
            label={label}
            error={invalid.includes(name) ? 'Pole jest wymagane' : undefined}
          />
        ))}
        <Button type="submit">Wyślij</Button>
      </form>
      <Button data-open="dialog" onClick={() => setOpen('dialog')}>
        Wycofaj
      </Button>
      <Button data-open="panel" onClick={() => setOpen('panel')}>
        Zmień
      </Button>
      <Button onClick={() => toast.success('Zapisano')}>Zapisz</Button>
      <Suspense>
        <UiTable rows={ROWS} />
      </Suspense>
      <Modal
        open={open === 'dialog'}
        onOpenChange={close}
        title="Wycofać rejestrację?"
        footer={
          <Button data-close="" onClick={close}>
            Zamknij
          </Button>
        }
      />
      <SideModal
        open={open === 'panel'}
        onOpenChange={close}
        title="Zmiana danych"
        footer={
          <Button data-close="" onClick={close}>
            Zamknij
          </Button>
        }
      >
        {PANEL_FIELDS.map(({ name, label }) => (
          <TextField key={name} name={name} label={label} />
        ))}
      </SideModal>
      <Toaster />
    </main>
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
