import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { LoadingScreen } from './loading-screen';

const meta = {
  title: 'Layout/LoadingScreen',
  component: LoadingScreen,
  args: { title: 'Wylogowanie', children: 'Wylogowujemy Cię' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'A status that is there before it speaks; a first-level heading when it is a screen of its own.',
      reads: '„Wylogowanie, nagłówek poziom 1. Wylogowujemy Cię”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof LoadingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wylogowanie' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Wylogowujemy Cię');
  },
};

export const IsSilentAtFirst: Story = {
  render: () => <LoadingScreen delayed>Wczytujemy stronę</LoadingScreen>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Wczytujemy stronę'));
  },
};
