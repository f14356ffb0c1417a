import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { FileList, type FileListProps } from './file-list';
import { agreement, certificate, everything, refused, uploading } from './testing/files';

/** Files on their way and files that were refused. */
const meta = {
  title: 'Files/FileList/Uploads',
  component: FileList,
  args: { files: [agreement, certificate], onCancel: fn(), onRetry: fn(), onChooseOther: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'a file on its way is a progressbar, a refusal is an alert',
      reads: '„Wysyłanie: zaświadczenie-z-placówki.pdf, 64%”; „Zły format pliku. Zapisz zdjęcie jako JPG.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The cancel button goes away with the upload; who had the focus there stays in the row. */
export const KeepsTheFocusWhenAnUploadEnds: Story = {
  args: { canDelete: true, files: [agreement, uploading] },
  render: (args) => <EndingUpload {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Przerwij wysyłanie: zaświadczenie-z-placówki.pdf' }).focus();
    answer();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Usuń plik: zaświadczenie-z-placówki.pdf' })).toHaveFocus(),
    );
  },
};

export const CancelsAnUpload: Story = {
  args: { ...everything, files: [uploading] },
  play: async ({ args }) => {
    const name = 'Wysyłanie: zaświadczenie-z-placówki.pdf';
    await expect(screen.getByRole('progressbar', { name, value: { now: 64 } })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Usuń/ })).not.toBeInTheDocument();
    await hand.click(
      screen.getByRole('button', { name: 'Przerwij wysyłanie: zaświadczenie-z-placówki.pdf' }),
    );
    await expect(args.onCancel).toHaveBeenCalledWith(uploading);
  },
};

export const OffersAWayOutOfAnError: Story = {
  args: {
    files: [
      refused,
      { ...agreement, upload: { phase: 'error', message: 'Nie udało się wysłać pliku.', retry: true } },
    ],
  },
  play: async ({ args }) => {
    await expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Zły format pliku');
    await hand.click(screen.getByRole('button', { name: 'Wybierz inny: IMG_2041.heic' }));
    await expect(args.onChooseOther).toHaveBeenCalledWith(refused);
    await hand.click(screen.getByRole('button', { name: 'Ponów: umowa-klub-skrzat.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** In a narrow column of a wide window the buttons stand below the reason, which has the width of the row. */
export const RefusesInANarrowColumn: Story = {
  args: { canDelete: true, files: [refused] },
  decorators: [
    (Narrow) => (
      <div className="u:max-w-80">
        <Narrow />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const reason = canvas.getByRole('alert').getBoundingClientRect();
    const other = canvas.getByRole('button', { name: 'Wybierz inny: IMG_2041.heic' }).getBoundingClientRect();
    await expect(reason.width).toBeGreaterThan(180);
    await expect(other.top).toBeGreaterThanOrEqual(reason.bottom);
  },
};

/** Its server answers when the story calls `answer`, with an id of its own. */
function EndingUpload({ files, ...args }: FileListProps) {
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    answer = () => setEnded(true);
  }, []);
  const stored = files.map((file) => (file.upload ? { id: 'u9', name: file.name } : file));

  return <FileList {...args} files={isEnded ? stored : files} />;
}

let answer: () => void = () => undefined;
