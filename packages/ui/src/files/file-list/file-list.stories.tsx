import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import type { FileItem } from './file-item';
import { FileList, type FileListProps } from './file-list';

/** A generated page: the story needs no file. */
const THUMB =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 52"%3E%3Crect width="46" height="52" fill="%23f7f5f1"/%3E%3Cpath d="M8 8h18M8 16h30M8 24h30M8 32h24" stroke="%23777" stroke-width="3"/%3E%3C/svg%3E';

const agreement: FileItem = {
  id: '1',
  name: 'umowa-klub-skrzat.pdf',
  size: 862_372,
  text: 'Umowa z placówką',
  url: '/pliki/umowa-klub-skrzat.pdf',
};
const certificate: FileItem = {
  id: '2',
  name: 'zaświadczenie-pracodawca.jpg',
  size: 1_300_235,
  text: 'Zaświadczenie od pracodawcy',
  thumb: THUMB,
  url: '/pliki/zaswiadczenie.jpg',
};
const uploading: FileItem = {
  id: '3',
  name: 'zaświadczenie-z-placówki.pdf',
  size: 1_000_000,
  upload: { phase: 'active', progress: 64 },
};
const refused: FileItem = {
  id: '4',
  name: 'IMG_2041.heic',
  size: 2_100_000,
  upload: { phase: 'error', message: 'Zły format pliku. Zapisz zdjęcie jako JPG.' },
};

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

const everything = { canDownload: true, canEditInfo: true, canDelete: true, canZoom: true };

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
  args: { files: [{ ...certificate, thumb: 'data:image/webp;base64,AAAA' }], canZoom: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JPG')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Powiększ: ${certificate.name}` })).toBeVisible();
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

/** Name and captions in both languages; the extension stays. */
export const SavesTheDescription: Story = {
  args: { canEditInfo: true, onSaveInfo: fn(async () => undefined) },
  render: ({ onEditInfo: _listOpensIt, ...args }) => <FileList {...args} />,
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Zmień opis: umowa-klub-skrzat.pdf' });
    await hand.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Opis pliku' }));
    await expect(panel.getByRole('textbox', { name: 'Opis po polsku' })).toHaveValue('Umowa z placówką');
    const name = panel.getByRole('textbox', { name: 'Nazwa pliku' });
    await expect(name).toHaveValue('umowa-klub-skrzat');
    await hand.clear(name);
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Wpisz nazwę pliku/));
    await expect(args.onSaveInfo).not.toHaveBeenCalled();
    await hand.type(name, 'umowa-2026');
    await hand.type(panel.getByRole('textbox', { name: 'Opis po angielsku' }), 'Contract');
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(args.onSaveInfo).toHaveBeenCalledWith(agreement, {
        name: 'umowa-2026.pdf',
        captions: { pl: 'Umowa z placówką', en: 'Contract' },
      }),
    );
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** What was typed stays. */
export const SaysThatNothingWasSaved: Story = {
  args: { canEditInfo: true, onSaveInfo: fn(() => Promise.reject(new Error('500'))) },
  render: ({ onEditInfo: _listOpensIt, ...args }) => <FileList {...args} />,
  play: async () => {
    await hand.click(screen.getByRole('button', { name: 'Zmień opis: umowa-klub-skrzat.pdf' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Opis pliku' }));
    const caption = panel.getByRole('textbox', { name: 'Opis po angielsku' });
    await hand.type(caption, 'Contract');
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('Nie udało się zapisać opisu.');
    await expect(caption).toHaveValue('Contract');
  },
};

export const ShowsTheCaptionOfTheLanguage: Story = {
  args: { files: [{ ...agreement, captions: { pl: 'Umowa', en: 'Contract' } }, certificate] },
  globals: { locale: 'en' },
  play: async () => {
    await expect(screen.getByText(/· Contract$/)).toBeVisible();
    await expect(screen.getByText(/· Zaświadczenie od pracodawcy$/)).toBeVisible();
  },
};

const report: FileItem = { id: '7', name: 'rachunek.pdf', size: 120_000 };

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

export const HasOneMenuOnAPhone: Story = {
  args: everything,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await hand.click(screen.getByRole('button', { name: 'Więcej: umowa-klub-skrzat.pdf' }));
    await hand.click(await screen.findByRole('menuitem', { name: 'Usuń plik' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(agreement));
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
    await hand.click(screen.getByRole('button', { name: 'Spróbuj ponownie: umowa-klub-skrzat.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
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
