import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Arrived } from '../../foundations/image/testing/arrived';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FileList } from './file-list';

/** Beside the others, as it needs a page that a server has rendered. */
const meta = {
  title: 'Files/FileList/Arrived as HTML',
  component: FileList,
  args: {
    files: [{ id: '1', name: 'zdjecie.jpg', thumb: 'data:image/jpeg;base64,AAAA' }],
    onBroken: fn(),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'as in any page: a list; a picture that does not come is a sheet with its extension',
      reads: '„Pliki, lista. zdjecie.jpg”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => (
    <Arrived>
      <FileList {...args} />
    </Arrived>
  ),
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TellsOfAPictureThatHadFailedBefore: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onBroken).toHaveBeenCalledOnce());
    await expect(args.onBroken).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    await expect(within(canvasElement).getByText('JPG')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
