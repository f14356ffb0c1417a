import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightLeft } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { ActingBanner } from './acting-banner';

const meta = {
  title: 'Layout/ActingBanner',
  component: ActingBanner,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles: 'region named "Działasz w imieniu uczestnika" with a button',
      reads: '„Działasz w imieniu uczestnika, region. Działasz jako Anna Przykładowa”',
    } satisfies AccessibilityNotes,
  },
  args: {
    name: 'Anna Przykładowa',
    mail: 'kierownik@urzad.example.com',
    until: new Date('2027-02-17T08:12:00Z'),
    onLeave: fn(),
  },
} satisfies Meta<typeof ActingBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, args }) => {
    const banner = within(
      within(canvasElement).getByRole('region', { name: 'Działasz w imieniu uczestnika' }),
    );
    await expect(banner.getByText('Działasz jako Anna Przykładowa')).toBeVisible();
    await expect(banner.getByText(/^dostęp do 17 lutego 2027 r\., 09:12$/)).toBeVisible();
    await hand.click(banner.getByRole('button', { name: 'Zakończ i wróć na swoje konto' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** Who helps several people goes from one to another. */
export const WithAWayToAnother: Story = {
  args: { children: <Button icon={ArrowRightLeft}>Inne konto</Button> },
  play: async ({ canvas }) => {
    const [another, back] = canvas.getAllByRole('button');
    await expect(another).toHaveAccessibleName('Inne konto');
    await expect(back).toHaveAccessibleName('Zakończ i wróć na swoje konto');
  },
};

/** The way back is taken once. */
export const Leaving: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: /Zakończ i wróć/ }));
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
