import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Form } from '@urzad/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { NoteValues } from '../logic/note-values';
import { StoredNote } from './stored-note';

const STORED: NoteValues = {
  ...{ title: 'Zadzwonić do gminy', text: 'Zmiana koleżanki', due_date: '2027-02-19' },
  ...{ column: 'new', readers: 'office', labels: ['PILNE'], points: ['Numer', 'Adres'] },
};

function shown(typed: Partial<NoteValues>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Form<NoteValues>
        label="Notatka"
        defaultValues={{ ...STORED, ...typed }}
        check={() => ({})}
        send={async () => undefined}
      >
        <StoredNote stored={STORED} />
      </Form>
    </QueryClientProvider>,
  );
}

it('shows the text that a save would replace, and not a title that is the same', () => {
  const text = shown({ text: 'Moja zmiana' });
  expect(text).toContain('Zmiana koleżanki');
  expect(text).not.toContain('Zadzwonić do gminy');
});

it('shows every field that differs, the day and the readers in words', () => {
  const all = shown({ title: 'Napisać', text: '', due_date: '', readers: 'own', labels: [], points: [] });
  const before = [
    'Zadzwonić do gminy',
    'Zmiana koleżanki',
    'Pilne',
    'Numer\nAdres',
    '19 lutego 2027',
    'Cały zespół',
  ];
  for (const stored of before) expect(all.replaceAll('\u00a0', ' ')).toContain(stored);
});

it('shows nothing where nothing differs', () => {
  expect(shown({})).not.toContain('Teraz jest zapisane');
});
