import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Alert } from './alert';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    kind: 'info',
    title: 'Szkic zapisuje się sam',
    children: 'Możesz wyjść i wrócić w dowolnej chwili.',
  },
  parameters: {
    accessibility: {
      keys: [],
      roles:
        'Part of the page without a role; live, an error is an alert and the rest a status. The level is said as a word before the text.',
      reads: '„Ostrzeżenie: Zostały 2 dni. Popraw zgłoszenie do 27 listopada.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
    await expect(within(canvasElement).getByText('Informacja:')).toBeInTheDocument();
  },
};

export const Kinds: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  render: () => (
    <div className="u:grid u:max-w-narrow u:gap-4">
      <Alert kind="info" title="Szkic zapisuje się sam">
        Możesz wyjść i wrócić w dowolnej chwili.
      </Alert>
      <Alert kind="success" title="Zgłoszenie wysłane">
        Numer: FR/2-2026/00240
      </Alert>
      <Alert kind="warning" title="Zostały 2 dni" actions={<Button size="sm">Popraw zgłoszenie</Button>}>
        Popraw zgłoszenie do 27 listopada.
      </Alert>
      <Alert kind="error" title="Nie wysłaliśmy zgłoszenia">
        Popraw 2 pola zaznaczone na czerwono.
      </Alert>
      <Alert kind="info">Jedno zdanie bez tytułu.</Alert>
    </div>
  ),
};

/** Where all frames have one colour, that of an error is thicker. */
export const KindsInHighContrast: Story = {
  ...Kinds,
  tags: ['picture'],
  globals: { contrast: 'high' },
  play: async ({ canvas }) => {
    const frameOf = (words: string) => canvas.getByText(words).closest('[data-kind]');
    await expect(frameOf('Nie wysłaliśmy zgłoszenia')).toHaveStyle({ borderTopWidth: '4px' });
    await expect(frameOf('Zostały 2 dni')).toHaveStyle({ borderTopWidth: '1px' });
  },
};

export const Long: Story = {
  args: {
    kind: 'warning',
    title: 'Zaświadczenie_z_klubu_dziecięcego_o_kosztach_opieki_w_listopadzie_2026_roku.pdf',
    children:
      'Nie ma na nim podpisu osoby, która je wystawiła. Dołącz podpisane do 27 listopada, a sprawdzimy je w ciągu 5 dni roboczych.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const WaitsForAPause: Story = {
  tags: ['recorded'],
  args: { kind: 'success', live: true, title: 'Zapisaliśmy zmiany', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Powodzenie: Zapisaliśmy zmiany');
  },
};

export const SpeaksAtOnce: Story = {
  tags: ['recorded'],
  args: { kind: 'error', live: true, title: 'Nie udało się zapisać' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nie udało się zapisać');
  },
};
