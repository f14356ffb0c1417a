import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Gallery } from './gallery';
import { ROOMS } from './testing/rooms';

/** Pictures that are still on their way (Spec §3). */
const meta = {
  title: 'Files/Gallery/Progress',
  component: Gallery,
  args: {
    label: 'Zdjęcia placówki',
    images: ROOMS.slice(0, 3).map((image, at) => ({ ...image, progress: [40, 100, undefined][at] })),
    canDelete: true,
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'a picture on its way has a progressbar named by it, instead of its tools',
      reads: '„Wysyłanie: Sala zabaw, pasek postępu, 40%”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasOneBar: Story['play'] = async ({ canvas }) => {
  const [first, ...others] = canvas.getAllByRole('listitem');
  const bar = { name: /^Wysyłanie: /, value: { now: 40 } };
  await expect(within(first as HTMLElement).getByRole('progressbar', bar)).toBeVisible();
  await expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  for (const other of others) {
    await expect(within(other).queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(within(other).getByRole('button', { name: /^Więcej: / })).toBeInTheDocument();
  }
};

export const StandsOnThePicture: Story = { play: hasOneBar };

export const StandsOnThePictureInRows: Story = { args: { view: 'row' }, play: hasOneBar };
