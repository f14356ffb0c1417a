import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TabLinks } from './tab-links';
import { Tabs } from './tabs';

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: {
    label: 'Zgłoszenie',
    onValueChange: fn(),
    tabs: [
      { value: 'review', label: 'Ocena', content: <p>Sprawdzono 8 z 11 odpowiedzi.</p> },
      { value: 'talk', label: 'Rozmowa', count: 2, content: <p>Dwie wiadomości od wnioskodawcy.</p> },
      { value: 'history', label: 'Historia', content: <p>Zgłoszenie wysłane 12 listopada.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Links: Story = {
  render: () => (
    <TabLinks
      label="Widoki zgłoszeń"
      links={[
        { href: '#moje', label: 'Moje', count: 14, current: true },
        { href: '#wolne', label: 'Nieprzydzielone', count: 37 },
        { href: '#druga', label: 'Druga ocena', count: 9 },
        { href: '#po-terminie', label: 'Po terminie', count: 3, alert: true },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const views = within(canvasElement).getByRole('navigation', { name: 'Widoki zgłoszeń' });
    await expect(within(views).getByRole('link', { current: 'page' })).toHaveTextContent('Moje');
  },
};

export const MovesByArrows: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Rozmowa/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Dwie wiadomości od wnioskodawcy.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('talk');
  },
};
