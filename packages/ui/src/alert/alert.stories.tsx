import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { Alert } from './alert';

const meta = {
  title: 'Data/Alert',
  component: Alert,
  args: {
    kind: 'info',
    title: 'Szkic zapisuje się sam',
    children: 'Możesz wyjść i wrócić w dowolnej chwili.',
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
  tags: ['picture'],
  render: () => (
    <div className="grid max-w-narrow gap-4">
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

export const Dark: Story = { ...Kinds, tags: [], globals: { scheme: 'dark' } };

export const SpeaksAtOnce: Story = {
  args: { kind: 'error', live: true, title: 'Nie udało się zapisać' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nie udało się zapisać');
  },
};
