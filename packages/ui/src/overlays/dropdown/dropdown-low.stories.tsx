import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Dropdown } from './dropdown';

const GAP_PX = 10;
const LONG = Array.from({ length: 30 }, (_, at) => ({
  id: `town-${at}`,
  id_top: 'towns',
  name: `Miejscowość ${at + 1}`,
}));

/** Low in the viewport, where the menu is above its button and levels have different heights. */
const meta = {
  title: 'Overlays/Dropdown/Low',
  component: Dropdown,
  args: {
    label: 'Filtry',
    align: 'start',
    trigger: <Button>Filtruj</Button>,
    items: [
      { id: 'own', name: 'Moje zgłoszenia' },
      { id: 'all', name: 'Wszystkie zgłoszenia' },
      { id: 'state', name: 'Stan zgłoszenia' },
      { id: 'sent', id_top: 'state', name: 'Wysłane' },
      { id: 'towns', name: 'Miejscowość' },
      ...LONG,
    ],
  },
  parameters: {
    accessibility: {
      keys: [
        [
          'ArrowRight, ArrowLeft',
          'go a level down and back; the menu keeps its distance to the button',
          'KeepsItsDistanceInEveryLevel',
        ],
      ],
      roles: 'menu with menu items',
      reads: '„Miejscowość 30, element menu”',
    } satisfies AccessibilityNotes,
  },
  decorators: [
    (Story) => (
      <div className="u:flex u:min-h-screen u:items-end u:pb-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

const entry = (name: string) => screen.findByRole('menuitem', { name });

export const KeepsItsDistanceInEveryLevel: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filtruj' });
    button.focus();
    await hand.keyboard('{Enter}');
    const panel = (await entry('Moje zgłoszenia')).closest('[data-floating]');
    if (!panel) throw new Error('The menu hangs on nothing.');
    const standsAbove = () => {
      const { top, bottom } = panel.getBoundingClientRect();
      expect(button.getBoundingClientRect().top - bottom).toBeCloseTo(GAP_PX, 0);
      expect(top).toBeGreaterThanOrEqual(0);
    };
    await waitFor(standsAbove);

    await hand.keyboard('{End}');
    await waitFor(async () => expect(await entry('Miejscowość')).toHaveFocus());
    await hand.keyboard('{ArrowRight}');
    await entry('Miejscowość 1');
    await hand.keyboard('{End}');
    const last = await entry('Miejscowość 30');
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(standsAbove);
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);

    await hand.keyboard('{ArrowLeft}');
    (await entry('Stan zgłoszenia')).focus();
    await hand.keyboard('{ArrowRight}');
    await entry('Wysłane');
    await waitFor(standsAbove);
  },
};
