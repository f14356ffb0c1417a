import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { EuFundingStrip } from './eu-funding-strip';

const meta = {
  title: 'Layout/EuFundingStrip',
  component: EuFundingStrip,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles:
        'A region named by what it shows, with a list of the four marks in words. The tiles are decoration.',
      reads: '„Finansowanie projektu, region. Lista, 4 elementy. Dofinansowane przez Unię Europejską”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof EuFundingStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Finansowanie projektu' });
    await expect(within(strip).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const OfficialMarks: Story = {
  args: {
    marks: [undefined, undefined, <strong key="eu">Dofinansowane przez Unię Europejską, znak urzędu</strong>],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(
      'Dofinansowane przez Unię Europejską, znak urzędu',
    );
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Znak samorządu');
  },
};

/** The tiles grow with their text. */
export const AtTabletInLargeType: Story = {
  globals: { viewport: { value: 'tabletFirst' }, font: 'large' },
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('listitem')) {
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
      await expect(tile.scrollHeight).toBeLessThanOrEqual(tile.clientHeight);
    }
  },
};
