import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Toggle } from '../../forms/fields/toggle/toggle';
import { KeptSettings, memoryPort } from '../../foundations/appearance/testing/kept-settings';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { AccessibilityMenu } from './accessibility-menu';

const write = fn();

const meta = {
  title: 'Navigation/AccessibilityMenu',
  component: AccessibilityMenu,
  args: { statementHref: '/accessibility' },
  decorators: [
    (Story, { parameters }) => (
      <KeptSettings port={{ ...memoryPort(parameters.kept), write }}>
        <div className="u:flex u:min-h-96 u:items-start u:justify-end">
          <Story />
        </div>
      </KeptSettings>
    ),
  ],
  beforeEach: () => {
    write.mockClear();
  },
  play: async () => {
    await openMenu();
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'open the panel; the focus goes to its heading', 'WorksByKeyboardAlone'],
        ['Space', 'turns high contrast on and off', 'WorksByKeyboardAlone'],
        ['Arrows', 'choose the letter size, the scheme and the colour', 'WorksByKeyboardAlone'],
        ['Escape', 'closes the panel; the focus goes back to the button', 'WorksByKeyboardAlone'],
      ],
      roles: 'button that opens a dialog named "Dostępność"; a switch, and groups of radio buttons',
      reads:
        '„Dostępność, okno dialogowe”, „Wysoki kontrast, przełącznik wyłączony, Żółte litery na czarnym tle”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof AccessibilityMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openMenu() {
  await hand.click(screen.getByRole('button', { name: 'Dostępność', expanded: false }));
  return within(await screen.findByRole('dialog', { name: 'Dostępność' }));
}

export const Default: Story = { tags: ['picture', 'picture-forced'] };

export const EverythingChosen: Story = {
  args: { header: true, layout: true },
  parameters: { kept: { contrast: 'high', font: 'large', scheme: 'dark', dark: 'black', accent: 'blue' } },
  play: async () => {
    const panel = await openMenu();
    await expect(panel.getByRole('switch', { name: 'Wysoki kontrast', checked: true })).toBeVisible();
    for (const name of ['Duża', 'Ciemny', 'Czarne', 'Chaber', 'Z boku', 'Cała szerokość']) {
      await expect(panel.getByRole('radio', { name, checked: true })).toBeInTheDocument();
    }
  },
};

export const SettingsOfTheApplication: Story = {
  args: { children: <Toggle label="Klawisze / i ?" defaultChecked /> },
  play: async () => {
    const panel = await openMenu();
    await expect(panel.getByRole('switch', { name: 'Klawisze / i ?', checked: true })).toBeVisible();
  },
};

export const KeepsWhatWasChosen: Story = {
  play: async () => {
    const panel = await openMenu();
    await hand.click(panel.getByRole('switch', { name: 'Wysoki kontrast' }));
    await hand.click(panel.getByRole('radio', { name: 'Duża' }));
    await hand.click(panel.getByRole('radio', { name: 'Ciemny' }));

    await expect(write.mock.calls).toEqual([
      ['contrast', 'high'],
      ['font', 'large'],
      ['scheme', 'dark'],
    ]);
    await expect(panel.getByRole('switch', { checked: true })).toHaveAccessibleDescription(
      'Żółte litery na czarnym tle',
    );
    await expect(panel.getByRole('link', { name: 'Deklaracja dostępności' })).toBeInTheDocument();
  },
};

export const WorksByKeyboardAlone: Story = {
  play: async () => {
    await hand.tab();
    await hand.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Dostępność' }));
    await hand.tab();
    await hand.keyboard(' ');
    await expect(panel.getByRole('switch', { checked: true })).toHaveFocus();
    await hand.tab();
    for (const [key, isMedium] of [
      ['{ArrowDown}', true],
      ['{ArrowUp}', false],
      ['{ArrowRight}', true],
      ['{ArrowLeft}', false],
      ['{ArrowRight}', true],
    ] as const) {
      await hand.keyboard(key);
      await waitFor(() =>
        expect(panel.getByRole('radio', { name: 'Średnia' }).matches(':checked')).toBe(isMedium),
      );
    }
    await expect(panel.getByRole('radio', { name: 'Średnia', checked: true })).toHaveFocus();
    await hand.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Dostępność' })).toHaveFocus();
  },
};
