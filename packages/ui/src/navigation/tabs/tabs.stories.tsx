import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { TabLinks } from './tab-links';
import { Tabs } from './tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    accessibility: {
      keys: [
        ['Arrow Left, Arrow Right', 'go to the neighbouring tab and show it', 'MovesByArrows'],
        ['Home, End', 'go to the first and the last tab', 'MovesByArrows'],
        ['Tab', 'goes from the tabs into the part shown', 'MovesByArrows'],
      ],
      roles:
        'tablist, tab with aria-selected, tabpanel named by its tab; tabs that are pages are links in a navigation with aria-current="page"',
      reads: '„Rozmowa, karta, zaznaczona, 2 z 3”',
    } satisfies AccessibilityNotes,
  },
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

export const Default: Story = { tags: ['picture', 'picture-forced'] };

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
  tags: ['recorded'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await hand.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Rozmowa/, selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: /Rozmowa/ })).toHaveTextContent('Dwie wiadomości');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('talk');

    await hand.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Historia', selected: true })).toHaveFocus();
    await hand.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Ocena', selected: true })).toHaveFocus();
    await hand.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Historia', selected: true })).toHaveFocus();
    await hand.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Ocena', selected: true })).toHaveFocus();
  },
};

export const OpensByAPress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('tab', { name: 'Historia' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Historia');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Zgłoszenie wysłane 12 listopada.');
  },
};

/** An unavailable part: marked as disabled, and skipped by the arrows. */
export const Disabled: Story = {
  args: {
    tabs: [
      { value: 'review', label: 'Ocena', content: <p>Sprawdzono 8 z 11 odpowiedzi.</p> },
      { value: 'decision', label: 'Decyzja', disabled: true, content: <p>Decyzji jeszcze nie ma.</p> },
      { value: 'history', label: 'Historia', content: <p>Zgłoszenie wysłane 12 listopada.</p> },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const decision = canvas.getByRole('tab', { name: 'Decyzja', selected: false });
    await expect(decision).toBeDisabled();
    await hand.click(decision);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Ocena');

    canvas.getByRole('tab', { name: 'Ocena' }).focus();
    await hand.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Historia', selected: true })).toHaveFocus();
  },
};

/** More tabs than a phone has room for: the strip scrolls, the page does not. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    defaultValue: 'file-7',
    tabs: Array.from({ length: 8 }, (_, at) => ({
      value: `file-${at}`,
      label: `Załącznik nr ${at + 1}`,
      content: <p>Plik umowa-{at + 1}.pdf</p>,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tab', { selected: true })).toHaveAccessibleName(
      'Załącznik nr 8',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
