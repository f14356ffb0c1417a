import type { Meta, StoryObj } from '@storybook/react-vite';
import { Blocks, HandHeart, Shapes } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { TEXT_SPACING } from '../../internal/testing/text-spacing';
import { AmountTiles } from './amount-tiles';

const meta = {
  title: 'Layout/AmountTiles',
  component: AmountTiles,
  args: {
    tiles: [
      {
        icon: Blocks,
        amount: 'do 1\u00a0140\u00a0zł',
        title: 'żłobek lub opiekun dzienny',
        text: 'miesięcznie, na podstawie rachunku i potwierdzenia zapłaty',
      },
      {
        icon: Shapes,
        amount: 'do 760\u00a0zł',
        title: 'klub dziecięcy',
        text: 'miesięcznie, jeśli klub jest w rejestrze żłobków i klubów',
      },
      {
        icon: HandHeart,
        amount: 'do 2\u00a0375\u00a0zł',
        title: 'niania',
        text: 'miesięcznie, przy umowie uaktywniającej zgłoszonej do ZUS',
      },
    ],
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'list; the drawings are decoration',
      reads: '„Lista, 3 elementy. Do 1 140 zł, żłobek lub opiekun dzienny”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof AmountTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const tiles = within(within(canvasElement).getByRole('list')).getAllByRole('listitem');
    await expect(tiles).toHaveLength(3);
    await expect(tiles[2]).toHaveTextContent(/^do 2 375 zł\s*niania\s*miesięcznie/);
    // Drawings are hidden from screen readers.
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

/** No sum overflows its tile. */
export const AtTabletInLargeType: Story = {
  globals: { viewport: { value: 'tabletFirst' }, font: 'large' },
  play: expectNothingCut,
};

/** Where a person's spacing of text leaves no room beside the drawing, sum and words stand below it. */
export const NarrowWithTextSpacing: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  decorators: [
    (Story) => (
      <>
        <style>{TEXT_SPACING}</style>
        <Story />
      </>
    ),
  ],
  play: expectNothingCut,
};

async function expectNothingCut({ canvasElement }: { canvasElement: HTMLElement }) {
  for (const tile of within(canvasElement).getAllByRole('listitem')) {
    for (const box of [tile, ...tile.querySelectorAll('p')])
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  }
}
