import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Avatar } from './avatar';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Natalia Wrońska' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none: a picture of a name that stands beside it in words',
      reads: 'nothing, but „online” for the green dot',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('NW')).toBeVisible();
  },
};

/** Two letters, however long the name. */
export const Long: Story = {
  args: { name: 'Konstancja Maria Brzęczyszczykiewicz-Chrząszczewska' },
  play: async ({ canvasElement }) => {
    const letters = within(canvasElement).getByText('KM');
    const { width, height } = letters.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(width).toBe(height);
    await expect(letters.scrollWidth).toBeLessThanOrEqual(width);
  },
};

const NAMES = [
  'Anna Bąk',
  'Cezary Ćma',
  'Ewa Fijał',
  'Irena Jop',
  'Kinga Leśna',
  'Łukasz Nowy',
  'Maria Nowak',
  'Olaf Pyrek',
  'Rafał Śliwa',
  'Tymon Ważny',
  'Żółć Zych',
  'Нина',
  '',
];

export const LetterGroups: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:flex u:flex-wrap u:items-center u:gap-2">
      {NAMES.map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Żółć Zych" size="lg" />
      <Avatar name="Kinga Leśna" size="sm" online />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const colours = [...(canvasElement.firstElementChild?.children ?? [])].map(
      (avatar) => getComputedStyle(avatar).backgroundColor,
    );
    // Ten groups of letters, and one colour for names that begin with another character.
    await expect(new Set(colours).size).toBe(11);
    await expect(canvas.getByText('online').parentElement?.parentElement).toHaveTextContent(/^KL/);
  },
};

/** When the picture fails to load the initials stay. */
export const KeepsInitialsWithoutPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByText('NW')).toBeVisible();
  },
};
