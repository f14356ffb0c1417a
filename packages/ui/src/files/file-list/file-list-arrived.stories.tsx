import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FileList, type FileListProps } from './file-list';

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
  render: (args) => <Arrived {...args} />,
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The HTML of a list whose picture has failed before React takes it over. */
function Arrived(props: FileListProps) {
  const page = useRef<HTMLDivElement>(null);
  const first = useRef(props);

  useEffect(() => {
    const container = page.current;
    if (!container) return;
    const list = <FileList {...first.current} />;
    container.innerHTML = renderToString(list);
    const image = container.querySelector('img');
    let root: ReturnType<typeof hydrateRoot> | undefined;
    const takeOver = () => {
      root = hydrateRoot(container, list);
    };
    image?.addEventListener('error', takeOver, { once: true });
    return () => {
      image?.removeEventListener('error', takeOver);
      // Not while React renders.
      queueMicrotask(() => root?.unmount());
    };
  }, []);

  return <div ref={page} />;
}

export const TellsOfAPictureThatHadFailedBefore: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onBroken).toHaveBeenCalledOnce());
    await expect(args.onBroken).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    await expect(within(canvasElement).getByText('JPG')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
