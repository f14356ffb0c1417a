import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareWarning, Plus } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { StatusBadge } from '../../foundations/status-badge/status-badge';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { PageHeading } from './page-heading';

const meta = {
  title: 'Layout/PageHeading',
  component: PageHeading,
  args: {
    title: 'Moje zgłoszenia',
    lead: 'Masz 5 zgłoszeń. Jedno czeka na uzupełnienie.',
    actions: (
      <Button variant="primary" icon={Plus}>
        Nowe zgłoszenie
      </Button>
    ),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'heading of level 1, which takes the focus when a screen changes but is no stop of Tab',
      reads: '„Moje zgłoszenia, nagłówek poziom 1”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { level: 1, name: 'Moje zgłoszenia' });
    // A change of screen focuses it; Tab skips it.
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Nowe zgłoszenie' })).toHaveFocus();
    title.focus();
    await expect(title).toHaveFocus();
    title.blur();
  },
};

export const WithStatus: Story = {
  args: {
    title: 'Zgłoszenie dla dziecka: Jan Wroński',
    lead: 'FR/2-2026/00187 · złożone 12 listopada 2026',
    beside: (
      <StatusBadge color="orange" icon={MessageSquareWarning}>
        Do uzupełnienia
      </StatusBadge>
    ),
    actions: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The status is beside the title and not part of its name.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Zgłoszenie dla dziecka: Jan Wroński',
    );
    await expect(canvas.getByText('Do uzupełnienia')).toBeVisible();
  },
};

/** A title and a number wider than a phone break; the page does not scroll sideways. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Zaświadczenie_z_klubu_dziecięcego_„Pod_Lipą”_o_kosztach_opieki_nad_małym_dzieckiem',
    lead: 'FR/2-2026/00187 · złożone 12 listopada 2026, ostatnio zmienione 20 listopada 2026',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** At 320 px the title breaks before the number, never in it. */
export const WithNumber: Story = {
  args: { title: 'Zgłoszenie', number: 'FR/1-2026/00112', lead: undefined, actions: undefined },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zgłoszenie FR/1-2026/00112' })).toBeVisible();
    const number = document.createRange();
    number.selectNodeContents(canvas.getByText('FR/1-2026/00112'));
    await expect(new Set([...number.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  },
};
