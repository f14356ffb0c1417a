import { Button, Modal, SideModal, TextField, Toaster, toast } from '@urzad/ui';
import { type FormEvent, lazy, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@urzad/ui/styles.css';
import { FIELDS, PANEL_FIELDS } from './screen-fields';
import { tableRows } from './table-rows';

const UiTable = lazy(() => import('./ui-table').then(({ UiTable: Table }) => ({ default: Table })));
const ROWS = tableRows(1000);

/**
 * A form of 24 fields with a dialog, a panel, a toast and a table of 1,000 rows, by this library: `screen-floor.tsx` by
 * native HTML. Whether a layer is open is known to the layer alone, as it is there.
 */
function Screen() {
  const [invalid, setInvalid] = useState<readonly string[]>([]);

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
      <Withdrawal />
      <Change />
      <Button onClick={() => toast.success('Zapisano')}>Zapisz</Button>
      <Suspense>
        <UiTable rows={ROWS} />
      </Suspense>
      <Toaster />
    </main>
  );
}

function Withdrawal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button data-open="dialog" onClick={() => setOpen(true)}>
        Wycofaj
      </Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Wycofać rejestrację?"
        footer={<Close onPress={() => setOpen(false)} />}
      />
    </>
  );
}

function Change() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button data-open="panel" onClick={() => setOpen(true)}>
        Zmień
      </Button>
      <SideModal
        open={open}
        onOpenChange={setOpen}
        title="Zmiana danych"
        footer={<Close onPress={() => setOpen(false)} />}
      >
        {PANEL_FIELDS.map(({ name, label }) => (
          <TextField key={name} name={name} label={label} />
        ))}
      </SideModal>
    </>
  );
}

function Close({ onPress }: { onPress: () => void }) {
  return (
    <Button data-close="" onClick={onPress}>
      Zamknij
    </Button>
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
