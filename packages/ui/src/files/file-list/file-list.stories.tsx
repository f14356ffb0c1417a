import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { FileList, type FileListProps } from './file-list';
import { agreement, certificate, everything, refused, report, THUMB, uploading } from './testing/files';

const meta = {
  title: 'Files/FileList',
  component: FileList,
  args: {
    files: [agreement, certificate],
    onDelete: fn(),
    onEditInfo: fn(),
    onZoom: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onChooseOther: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes through the buttons of each file', 'KeysReachAndPressEachButton'],
        ['Enter, Space', 'press the button; on a phone they open one menu', 'KeysReachAndPressEachButton'],
      ],
      roles:
        'list named „Pliki”; every button is named by what it does and to which file, a file on its way is a progressbar, a refusal is an alert',
      reads:
        '„Pliki, lista, 2 elementy. Usuń plik: umowa-klub-skrzat.pdf, przycisk”; „Zły format pliku. Zapisz zdjęcie jako JPG.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FileList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No action is allowed until a screen allows it. */
export const Default: Story = {
  play: async () => {
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const AllStates: Story = {
  tags: ['picture', 'picture-forced'],
  args: { ...everything, files: [agreement, certificate, uploading, refused] },
};

/** As after ten minutes, when the address of a thumbnail has expired. */
export const ShowsASheetForABrokenThumbnail: Story = {
  args: {
    files: [agreement, { ...certificate, thumb: 'data:image/webp;base64,AAAA' }],
    canZoom: true,
    onBroken: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('JPG')).toBeVisible();
    await expect(args.onBroken).toHaveBeenCalledOnce();
    await expect(args.onBroken).toHaveBeenCalledWith(args.files[1]);
    await expect(canvas.getByRole('button', { name: `Powiększ: ${certificate.name}` })).toBeVisible();
  },
};

/** The small picture came, the large one does not. */
export const TellsOfABrokenPictureOverTheWindow: Story = {
  args: {
    files: [agreement, { ...certificate, url: 'data:image/webp;base64,AAAA' }],
    canZoom: true,
    onBroken: fn(),
  },
  render: ({ onZoom: _listOpensIt, ...args }) => <FileList {...args} />,
  play: async ({ args }) => {
    await hand.click(screen.getByRole('button', { name: `Powiększ: ${certificate.name}` }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pokazać obrazu.');
    await expect(args.onBroken).toHaveBeenCalledOnce();
    await expect(args.onBroken).toHaveBeenCalledWith(args.files[1]);
  },
};

export const Empty: Story = {
  args: { files: [], onDownloadAll: fn() },
  play: async () => {
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Long: Story = {
  args: {
    ...everything,
    files: [
      {
        ...agreement,
        name: 'Zaświadczenie_o_zatrudnieniu_i_korzystaniu_z_urlopu_rodzicielskiego_Żółć-Święcka_2026-11-20.pdf',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Żółć-Święcka_2026-11-20\.pdf$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const DownloadsAll: Story = {
  args: { onDownloadAll: fn() },
  play: async ({ args }) => {
    await hand.click(screen.getByRole('button', { name: 'Pobierz wszystkie pliki' }));
    await expect(args.onDownloadAll).toHaveBeenCalledOnce();
  },
};

export const NamesTheFileOfEachButton: Story = {
  args: everything,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args }) => {
    await hand.click(screen.getByRole('button', { name: 'Usuń plik: umowa-klub-skrzat.pdf' }));
    await expect(args.onDelete).toHaveBeenCalledWith(agreement);
    await hand.click(screen.getByRole('button', { name: 'Zmień opis: zaświadczenie-pracodawca.jpg' }));
    await expect(args.onEditInfo).toHaveBeenCalledWith(certificate);
    await hand.click(screen.getByRole('button', { name: 'Powiększ: zaświadczenie-pracodawca.jpg' }));
    await expect(args.onZoom).toHaveBeenCalledWith(certificate);
    await expect(screen.getByRole('link', { name: 'Pobierz: umowa-klub-skrzat.pdf' })).toHaveAttribute(
      'href',
      '/pliki/umowa-klub-skrzat.pdf',
    );
  },
};

/** The pictures of the list, one after another; a document is not among them. */
export const ShowsPicturesLarge: Story = {
  args: {
    canZoom: true,
    files: [
      agreement,
      { ...certificate, url: THUMB },
      { ...certificate, id: '9', name: 'rachunek.jpg', text: 'Rachunek', url: THUMB },
    ],
  },
  render: ({ onZoom: _listOpensIt, ...args }) => <FileList {...args} />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Powiększ: rachunek.jpg' });
    await hand.click(button);
    const layer = await screen.findByRole('dialog', { name: 'rachunek.jpg' });
    await expect(await within(layer).findByRole('img', { name: 'Rachunek' })).toBeVisible();
    await expect(within(layer).getByText('2 z 2')).toBeVisible();
    await hand.keyboard('{ArrowLeft}');
    await screen.findByRole('dialog', { name: 'zaświadczenie-pracodawca.jpg' });
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** By its handle, with keys; on a desktop the buttons move it too. */
export const ChangesTheOrder: Story = {
  args: { canOrder: true, canDelete: true, onOrder: fn(), files: [agreement, certificate, report] },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <OrderedList {...args} />,
  play: async ({ args, canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Zmień kolejność: rachunek.pdf' });
    handle.focus();
    await hand.keyboard(' ');
    await canvas.findByText('rachunek.pdf: podniesione, miejsce 3 z 3');
    await hand.keyboard('{ArrowUp}');
    await canvas.findByText('rachunek.pdf: miejsce 2 z 3');
    await hand.keyboard(' ');
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(['1', '7', '2']));
    await hand.click(canvas.getByRole('button', { name: 'Przesuń wyżej: rachunek.pdf' }));
    await expect(args.onOrder).toHaveBeenLastCalledWith(['7', '1', '2']);
  },
};

/** A running or failed upload has no steps, so it has no handle either: dragging would be the only way. */
export const OffersNoHandleWithoutSteps: Story = {
  args: { canOrder: true, onOrder: fn(), files: [agreement, uploading, refused, report] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: `Zmień kolejność: ${agreement.name}` });
    const named = (action: string) =>
      canvas
        .getAllByRole('button')
        .flatMap(({ ariaLabel }) =>
          ariaLabel?.startsWith(`${action}: `) ? ariaLabel.slice(action.length + 2) : [],
        );
    await expect(named('Zmień kolejność')).toEqual([agreement.name, report.name]);
    await expect(named('Przesuń niżej')).toEqual([agreement.name, report.name]);
  },
};

export const ChangesTheOrderOnAPhone: Story = {
  tags: ['picture'],
  args: { ...everything, canOrder: true, onOrder: fn(), files: [agreement, certificate, report] },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <OrderedList {...args} />,
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Zmień kolejność: rachunek.pdf' });
    await hand.tap(canvas.getByRole('button', { name: 'Więcej: umowa-klub-skrzat.pdf' }));
    await hand.tap(await screen.findByRole('menuitem', { name: 'Przesuń niżej' }));
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(['2', '1', '7']));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Więcej: umowa-klub-skrzat.pdf' })).toHaveFocus(),
    );
  },
};

export const HasOneMenuOnAPhone: Story = {
  args: everything,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await hand.click(screen.getByRole('button', { name: 'Więcej: umowa-klub-skrzat.pdf' }));
    await hand.click(await screen.findByRole('menuitem', { name: 'Usuń plik' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(agreement));
  },
};

export const KeysReachAndPressEachButton: Story = {
  args: { files: [agreement], ...everything },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const stops = [...canvas.getByRole('list').querySelectorAll('a[href], button')].filter((one) =>
      one.checkVisibility(),
    );
    await expect(stops.length).toBeGreaterThan(2);
    for (const stop of stops) {
      await hand.tab();
      await expect(stop).toHaveFocus();
    }

    const edit = canvas.getByRole('button', { name: /^Zmień opis/ });
    for (const key of ['{Enter}', ' ']) {
      edit.focus();
      await hand.keyboard(key);
    }
    await expect(args.onEditInfo).toHaveBeenCalledTimes(2);
  },
};

function OrderedList({ onOrder, ...args }: FileListProps) {
  const [files, setFiles] = useState(args.files);

  function order(ids: readonly string[]) {
    onOrder?.(ids);
    setFiles((now) => ids.flatMap((id) => now.filter((file) => file.id === id)));
  }

  return <FileList {...args} files={files} onOrder={order} />;
}
