import {
  Alert,
  Button,
  Card,
  Checkbox,
  SelectField,
  SummaryList,
  Table,
  TextArea,
  TextField,
  TextLink,
  Toaster,
  toast,
} from '@urzad/ui';
import { Modal, Popover } from '@urzad/ui/overlays';
import { createRoot } from 'react-dom/client';

/** Widgets of every kind in the page of another office, which has style sheets of its own. */
function Widgets() {
  return (
    <>
      <Button variant="primary">Zapisz</Button>
      <Alert kind="info" title="Nabór trwa">
        Do końca listopada. <TextLink href="#own">Zasady</TextLink>
      </Alert>
      <TextField label="Imię" hint="Jak w dowodzie" name="name" />
      <TextArea label="Opis" name="text" />
      <SelectField label="Rok" name="year" options={[{ value: '2026', label: '2026' }]} />
      <Checkbox label="Zgoda" name="consent" />
      <Card title="Wniosek">
        <SummaryList rows={[{ term: 'Kwota', value: '1 500,00 zł' }]} />
        <p data-host="">
          Wniosek można <Button size="sm">Wycofać</Button> do końca naboru.
        </p>
      </Card>
      <Table
        caption="Wnioski"
        columns={[{ key: 'number', header: 'Numer', cell: ({ number }) => number }]}
        rows={[{ id: '1', number: '1/2026' }]}
        rowKey={({ id }) => id}
      />
      <p className={'lead\nu:part'}>Klasa w nowym wierszu</p>
      <p className={'lead\tu:part'}>Klasa za tabulatorem</p>
    </>
  );
}

/** In milliseconds: longer than it is looked at. */
const A_DAY = 86_400_000;

/** What stands over the page. */
function Layers() {
  return (
    <>
      <Popover defaultOpen title="Filtry" trigger={<Button>Filtry</Button>}>
        <TextField label="Numer" name="number" />
      </Popover>
      <Toaster duration={A_DAY} />
    </>
  );
}

function Question() {
  return (
    <Modal open onOpenChange={() => undefined} title="Wycofać wniosek?" footer={<Button>Wycofaj</Button>}>
      <TextLink href="#own">Co się stanie z wnioskiem</TextLink>
    </Modal>
  );
}

const PARTS = { '': Widgets, '?layers': Layers, '?question': Question };

const Part = PARTS[location.search as keyof typeof PARTS] ?? Widgets;
const root = document.getElementById('ours');
if (root) createRoot(root).render(<Part />);
if (location.search === '?layers') toast.success('Zapisano');
