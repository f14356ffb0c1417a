import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { DescriptionList } from './description-list';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Dziecko', value: 'Jan Wroński, ur. 18 lutego 2026' },
      { term: 'Opieka', value: 'Klub dziecięcy „Skrzat”' },
      { term: 'Dofinansowanie', value: '760,00 zł × 12' },
      { term: 'Razem do', value: '9 120,00 zł', strong: true },
    ],
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'term and definition, in pairs',
      reads: '„Lista, 4 elementy. Dziecko: Jan Wroński, ur. 18 lutego 2026”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('9 120,00 zł');
  },
};

/** The term above its value, and two pairs side by side where there is room. */
export const Stacked: Story = {
  args: { layout: 'stacked' },
  globals: { viewport: { value: 'tabletFirst' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    const value = canvas.getAllByRole('definition')[0]?.getBoundingClientRect();
    await expect(value?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(second?.top).toBe(first?.top);
    await expect(third?.left).toBe(first?.left);
  },
};

/** On a card: side by side on a phone, one below another where the text is too large for it. */
export const Line: Story = {
  args: {
    layout: 'line',
    items: [
      { term: 'Złożono', value: '14 maja 2026' },
      { term: 'Miesięcznie', value: <span className="u:figures">1 140,00 zł</span> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [sent, monthly] = canvas.getAllByRole('definition').map((each) => each.getBoundingClientRect());
    await expect(monthly?.top).toBe(sent?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** 400 % with the largest text: the terms wrap, a sum stays on one line. */
export const NarrowInLargeType: Story = {
  args: {
    items: [
      { term: 'Dofinansowanie', value: '760,00 zł × 12' },
      { term: 'Razem do', value: <span className="u:figures">13 680,00 zł</span>, strong: true },
    ],
  },
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  decorators: [
    (Story) => (
      <div className="u:px-8">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const sum = within(canvasElement).getByText('13 680,00 zł');
    await expect(sum.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
