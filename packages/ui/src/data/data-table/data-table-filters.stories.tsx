import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import type { DataColumn } from './columns/data-column';
import { DataTable } from './data-table';
import { START_VIEW } from './table-view';
import { applicants, COLUMNS, type Registration, TABLE } from './testing/sample-table';

const meta = {
  title: 'Data/DataTable/Filters',
  component: DataTable<Registration>,
  args: { ...TABLE, onViewChange: fn() },
  parameters: {
    accessibility: {
      keys: [['Enter', 'in a field of the filter shows the results', 'RefusesAnEndBeforeTheBeginning']],
      roles:
        'dialog „Filtry” with a field or two for each column; each filter that holds is a button that takes it away and gives the focus to the next one; how many rows are left is a status',
      reads: '„Widać 1 z 5 wierszy”; „Usuń filtr: Kwota, przycisk”; „Usunięto filtr: Kwota”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DataTable<Registration>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The hourly rate of the office in grosze. */
const RATE = 950;

const HOURS: DataColumn<Registration> = {
  key: 'hours',
  header: 'Godziny w roku',
  type: 'number',
  value: ({ amount }) => (amount / RATE) * 12,
};

export const Filters: Story = {
  tags: ['recorded'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Filtry' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    await hand.type(panel.getByRole('textbox', { name: 'Miejscowość zawiera' }), 'zielony');
    await hand.type(panel.getByRole('textbox', { name: 'Kwota od' }), '900');
    await hand.click(panel.getByRole('button', { name: 'Pokaż wyniki' }));

    await waitFor(() => expect(applicants(canvasElement)).toEqual(['Żaneta Pyrek']));
    await expect(canvas.getByText('Widać 1 z 5 wierszy')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/**
 * The pressed button is removed, so the focus moves: to the next filter, the one before, at last to the button of the
 * filters.
 */
export const RemovesFilters: Story = {
  args: {
    defaultView: {
      ...START_VIEW,
      filters: {
        city: { kind: 'contains', text: 'zielony' },
        amount: { kind: 'range', from: 90_000, to: null },
        sent: { kind: 'range', from: '2026-11-14', to: null },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cross = (column: string) => canvas.getByRole('button', { name: `Usuń filtr: ${column}` });
    await hand.click(cross('Kwota'));
    await expect(cross('Złożono')).toHaveFocus();
    await expect(canvas.getByText('Usunięto filtr: Kwota')).toBeInTheDocument();
    await expect(applicants(canvasElement)).toEqual(['Żaneta Pyrek']);

    await hand.keyboard('{Enter}');
    await expect(cross('Miejscowość')).toHaveFocus();
    await expect(applicants(canvasElement)).toEqual(['Łukasz Śliwa', 'Żaneta Pyrek']);
    await hand.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Filtry' })).toHaveFocus();
    await expect(applicants(canvasElement)).toHaveLength(5);
  },
};

export const ClearsFilters: Story = {
  args: RemovesFilters.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect(applicants(canvasElement)).toHaveLength(5);
    await expect(canvas.getByText('Wyczyszczono filtry')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Filtry' })).toHaveFocus();
  },
};

/** Text that is no number is refused at its field; no filter is applied before. */
export const RefusesAWrongFilter: Story = {
  play: async ({ canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Filtry' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    const visit = panel.getByRole('textbox', { name: 'Wizyta od' });
    await hand.type(visit, '25:00{Enter}');
    await expect(visit).toBeInvalid();
    await expect(visit).toHaveAccessibleDescription(/Nieprawidłowa godzina/);
    await hand.click(visit);
    await hand.keyboard('{Control>}a{/Control}12.15{Enter}');
    await waitFor(() => expect(applicants(canvasElement)).toEqual(['Żaneta Pyrek', 'Ewa Gil-Zawada']));
  },
};

/** The end is refused with the text of every other range. */
export const RefusesAnEndBeforeTheBeginning: Story = {
  args: { columns: [...COLUMNS, HOURS] },
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Filtry' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    const field = (name: string) => panel.getByRole('textbox', { name });
    await hand.type(field('Złożono od'), '14.11.2026');
    await hand.type(field('Złożono do'), '12.11.2026');
    await hand.type(field('Godziny w roku od'), '1 440');
    await hand.type(field('Godziny w roku do'), '12,5{Enter}');
    await waitFor(() => expect(field('Złożono do')).toHaveFocus());
    await expect(field('Złożono do')).toHaveAccessibleDescription(
      /Koniec nie może być wcześniejszy niż początek/,
    );
    await expect(field('Złożono od')).toBeValid();
    await expect(field('Godziny w roku do')).toHaveAccessibleDescription(/Proszę podać conajmniej 1\s440/);
    await expect(field('Godziny w roku od')).toHaveValue('1\u00a0440');
  },
};

export const EmptyAfterAFilter: Story = {
  args: {
    defaultView: { ...START_VIEW, filters: { city: { kind: 'contains', text: 'Warszawa' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Nic nie pasuje do filtrów' })).toBeVisible();
    await expect(canvas.getByText('Usuń filtr „Miejscowość”.')).toBeVisible();
    const clear = canvas.getAllByRole('button', { name: 'Wyczyść filtry' }).at(-1);
    await hand.click(clear ?? canvasElement);
    await expect(applicants(canvasElement)).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Filtry' })).toHaveFocus();
  },
};

export const ShowsOperations: Story = {
  args: { footer: true, columns: [...COLUMNS, HOURS] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('cell', { name: /^1\s440$/ })).toBeInTheDocument();
    const footer = within(canvas.getAllByRole('row').at(-1) ?? canvasElement);
    const operation = (column: string) =>
      footer.getByRole('combobox', { name: `Podsumowanie kolumny ${column}` });
    await hand.choose(operation('Kwota'), 'Suma');
    await expect(footer.getByText('7 495,50 zł')).toBeVisible();
    await hand.choose(operation('Kwota'), 'Mediana');
    await expect(footer.getByText('1 140,00 zł')).toBeVisible();
    await hand.choose(operation('Złożono'), 'Najwięcej');
    await expect(footer.getByText('16.11.2026')).toBeVisible();
    await hand.choose(operation('Wnioskodawca'), 'Pierwsza');
    await expect(footer.getByText('Agnieszka Borek')).toBeVisible();
    await hand.choose(operation('Godziny w roku'), 'Suma');
    await expect(footer.getByText('9 468')).toBeInTheDocument();
    // Two days have no sum.
    await expect(within(operation('Złożono')).queryByRole('option', { name: 'Suma' })).toBeNull();
    await expect(within(operation('Wizyta')).getByRole('option', { name: 'Suma' })).toBeInTheDocument();
  },
};

export const GoesToTheWrongFilter: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Filtry' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    const amount = panel.getByRole('textbox', { name: 'Kwota od' });
    await hand.type(amount, 'dużo');
    await hand.click(panel.getByRole('button', { name: 'Pokaż wyniki' }));
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/Nieprawidłowa kwota/);
  },
};
