import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Arrived } from '../../foundations/image/testing/arrived';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Gallery } from './gallery';
import { BROKEN, ROOMS } from './testing/rooms';

/** Beside the others, as it needs a page that a server has rendered. */
const meta = {
  title: 'Files/Gallery/Arrived as HTML',
  component: Gallery,
  args: {
    label: 'Zdjęcia placówki',
    view: 'block',
    images: ROOMS.map((room, at) => (at === 0 ? { ...room, url: BROKEN } : room)),
    onBroken: fn(),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'as in any page: a list of pictures',
      reads: '„Zdjęcia placówki, lista. Sala zabaw”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => (
    <Arrived>
      <Gallery {...args} />
    </Arrived>
  ),
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TellsOfAPictureThatHadFailedBefore: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onBroken).toHaveBeenCalledOnce());
    await expect(args.onBroken).toHaveBeenCalledWith(args.images[0]);
  },
};

export const TellsOfASlideThatHadFailedBefore: Story = {
  ...TellsOfAPictureThatHadFailedBefore,
  args: { view: 'slider' },
};
