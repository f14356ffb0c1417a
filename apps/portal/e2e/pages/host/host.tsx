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
} from '@urzad/ui';
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
      </Card>
      <Table
        caption="Wnioski"
        columns={[{ key: 'number', header: 'Numer', cell: ({ number }) => number }]}
        rows={[{ id: '1', number: '1/2026' }]}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const root = document.getElementById('ours');
if (root) createRoot(root).render(<Widgets />);
