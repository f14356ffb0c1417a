import { Button, PageHeading, Table } from '@urzad/ui';
import { SideModal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { RequestForm } from './request-form';

const CERTIFICATES = [
  { number: 'Z/11/2026/007', kind: 'o zatrudnieniu', day: '12.11.2026' },
  { number: 'Z/10/2026/113', kind: 'o zarobkach', day: '30.10.2026' },
];

export function Certificates() {
  const [isOpen, setOpen] = useState(false);

  return (
    <main className="page">
      <PageHeading title="Zaświadczenia" lead="Odpowiadamy w ciągu 7 dni." />
      <Table
        caption="Twoje zaświadczenia"
        captionShown
        rows={CERTIFICATES}
        rowKey={({ number }) => number}
        columns={[
          { key: 'number', header: 'Numer', cell: ({ number }) => number },
          { key: 'kind', header: 'Rodzaj', cell: ({ kind }) => kind },
          { key: 'day', header: 'Wydane', cell: ({ day }) => day },
        ]}
      />
      <div>
        <Button onClick={() => setOpen(true)}>Jakie dokumenty dołączyć?</Button>
      </div>
      <RequestForm />
      <SideModal open={isOpen} onOpenChange={setOpen} title="Dokumenty">
        <p>Dołącz umowę o pracę w pliku PDF.</p>
      </SideModal>
    </main>
  );
}
