import {
  Button,
  Form,
  FormSubmit,
  LazyPart,
  lazyPart,
  PageHeading,
  TextField,
  Toaster,
  toast,
  useIdlePart,
} from '@urzad/ui';
import { Dropdown, Modal, SideModal, Tooltip } from '@urzad/ui/overlays';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@urzad/ui/styles.css';
import { CHILD_LABELS, missing } from './screen-answers';
import { type Answers, EMPTY, ScreenFields } from './screen-ui-fields';
import { tableRows } from './table-rows';

const claimsTable = lazyPart(() => import('./ui-table'));
const ROWS = tableRows(1000);

/** An office's screen as it is written with this library; `screen-floor.tsx` is the same in native HTML. */
function Screen() {
  return (
    <main className="u:grid u:gap-5 u:p-5">
      <PageHeading title="Zgłoszenie" />
      <Form<Answers>
        label="Zgłoszenie"
        defaultValues={EMPTY}
        check={(answers) => Object.fromEntries(missing(answers).map((name) => [name, 'is-empty' as const]))}
        send={async () => void toast.success('Wysłano zgłoszenie')}
        className="u:grid u:max-w-form u:gap-5"
      >
        <ScreenFields />
        <FormSubmit>Wyślij</FormSubmit>
      </Form>
      <div className="u:flex u:flex-wrap u:gap-3">
        <Withdrawal />
        <Change />
        <Dropdown
          trigger={<Button>Więcej</Button>}
          label="Więcej"
          items={[
            { id: 'print', name: 'Drukuj', onSelect: () => print() },
            { id: 'copy', name: 'Kopiuj numer', onSelect: () => toast.info('Skopiowano numer') },
          ]}
        />
        <Tooltip text="Zgłoszenie zostaje na tym urządzeniu">
          <Button onClick={() => toast.success('Zapisano')}>Zapisz</Button>
        </Tooltip>
      </div>
      <Claims />
      <Toaster />
    </main>
  );
}

function Withdrawal() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Wycofaj</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Wycofać zgłoszenie?"
        footer={<Button onClick={() => setOpen(false)}>Anuluj</Button>}
      />
    </>
  );
}

function Change() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Zmień</Button>
      <SideModal
        open={open}
        onOpenChange={setOpen}
        title="Zmiana danych dziecka"
        footer={<Button onClick={() => setOpen(false)}>Anuluj</Button>}
      >
        <div className="u:grid u:gap-5">
          {Object.entries(CHILD_LABELS).map(([name, label]) => (
            <TextField key={name} name={name} label={label} />
          ))}
        </div>
      </SideModal>
    </>
  );
}

/** The list of applications, long and seldom looked at: its code comes when the page is idle, its rows when asked for. */
function Claims() {
  const [isShown, setShown] = useState(false);
  useIdlePart(claimsTable);

  return (
    <>
      <div>
        <Button onClick={() => setShown(!isShown)}>Pokaż zgłoszenia</Button>
      </div>
      {isShown && <LazyPart of={claimsTable}>{({ UiTable }) => <UiTable rows={ROWS} />}</LazyPart>}
    </>
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
