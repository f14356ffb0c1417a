import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import type { FileItem } from '../file-list/file-item';
import { attachedFilesPart } from './attached-files-part';
import { FileField, type FileFieldProps } from './file-field';

const refused: FileItem = {
  id: '4',
  name: 'IMG_2041.heic',
  size: 2_100_000,
  upload: { phase: 'error', message: 'Zły format pliku. Zapisz zdjęcie jako JPG.' },
};

const meta = {
  title: 'Files/FileField',
  component: FileField,
  args: {
    label: 'Załączniki',
    hint: 'Umowa z placówką i zaświadczenie od pracodawcy.',
    name: 'files',
    required: true,
    multiple: true,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onReject: fn(),
    onRetry: fn(),
  },
  // Loaded before the story, so that the result does not depend on the loading time.
  beforeEach: async () => void (await attachedFilesPart.load()),
  render: (args) => <Controlled {...args} />,
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes from the button that attaches to the files and what may be done with each',
          'KeysReachAndPressTheButtons',
        ],
        ['Enter, Space', 'press the button', 'KeysReachAndPressTheButtons'],
      ],
      roles: 'group named by its label; inside it the drop area and the list of files',
      reads:
        '„Załączniki (pole wymagane), grupa, Umowa z placówką i zaświadczenie od pracodawcy. Dołącz dokumenty, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Holds the files as a screen would, without an upload. */
function Controlled({
  onAdd,
  onRemove,
  removesAfter = (act) => act(),
  ...props
}: FileFieldProps & { removesAfter?: (act: () => void) => void }) {
  const [files, setFiles] = useState(props.files);

  function add(added: readonly File[]) {
    setFiles((now) => [...now, ...added.map(({ name, size }) => ({ id: name, name, size }))]);
    onAdd(added);
  }

  function remove(file: FileItem) {
    removesAfter(() => setFiles((now) => now.filter(({ id }) => id !== file.id)));
    onRemove(file);
  }

  return <FileField {...props} files={files} onAdd={add} onRemove={remove} />;
}

const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('The field has no file input: the chooser could not be opened.');
  return input;
};

export const Default: Story = {
  tags: ['picture'],
  args: {
    files: [
      { id: '1', name: 'umowa-klub-skrzat.pdf', size: 862_372, text: 'Umowa z placówką' },
      { id: '3', name: 'zaświadczenie.pdf', size: 900_000, upload: { phase: 'active', progress: 64 } },
      refused,
    ],
  },
};

export const Invalid: Story = {
  tags: ['recorded'],
  args: { error: 'Dołącz wymagany dokument' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Dołącz dokumenty' })).toHaveAccessibleDescription(
      /Dołącz wymagany dokument/,
    );
  },
};

export const AddsAndRemoves: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), new File(['%PDF-1.7'], 'umowa-2024.pdf'));
    await expect(await screen.findByText('umowa-2024.pdf')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Usuń plik: umowa-2024.pdf' }));
    await confirmRemoval('umowa-2024.pdf');
    await waitFor(() => expect(screen.queryByText('umowa-2024.pdf')).not.toBeInTheDocument());
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

async function confirmRemoval(name: string) {
  const question = await screen.findByRole('alertdialog', { name: `Czy usunąć plik ${name}?` });
  await userEvent.click(within(question).getByRole('button', { name: 'Usuń plik' }));
}

const three: readonly FileItem[] = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ({ id: name, name, size: 1 }));

export const KeepsTheFocusBesideARemovedFile: Story = {
  args: { files: three },
  play: async ({ args }) => {
    const remove = (name: string) => screen.getByRole('button', { name: `Usuń plik: ${name}` });

    await userEvent.click(remove('b.pdf'));
    const question = await screen.findByRole('alertdialog', { name: 'Czy usunąć plik b.pdf?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Nie teraz' }));
    await waitFor(() => expect(remove('b.pdf')).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();

    for (const [name, next] of [
      ['b.pdf', 'Usuń plik: c.pdf'],
      ['c.pdf', 'Usuń plik: a.pdf'],
      ['a.pdf', 'Dołącz dokumenty'],
    ] as const) {
      await userEvent.click(remove(name));
      await confirmRemoval(name);
      await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
    }
  },
};

/** The answer of a server, which comes when the story calls it. */
let answer: () => void;

/** As with a server: the file is removed some time after the dialog. */
export const KeepsTheFocusWhenTheFileGoesLater: Story = {
  args: { files: three },
  render: (args) => (
    <Controlled
      {...args}
      removesAfter={(act) => {
        answer = act;
      }}
    />
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Usuń plik: a.pdf' }));
    await confirmRemoval('a.pdf');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByText('a.pdf')).toBeInTheDocument();
    answer();
    await waitFor(() => expect(screen.queryByText('a.pdf')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Usuń plik: b.pdf' })).toHaveFocus());
  },
};

export const PutsAnotherFileInThePlaceOfARefusedOne: Story = {
  args: { files: [refused] },
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    // The file chooser of the system cannot be driven from a page.
    input.click = fn();
    await userEvent.click(screen.getByRole('button', { name: 'Wybierz inny: IMG_2041.heic' }));
    await expect(args.onRemove).not.toHaveBeenCalled();

    await userEvent.upload(input, new File(['jpg'], 'IMG_2041.jpg'));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(refused));
    await expect(screen.getByText('IMG_2041.jpg')).toBeInTheDocument();
  },
};

const moved: FileItem = {
  id: '7',
  name: 'umowa.pdf',
  size: 3,
  upload: { phase: 'error', message: 'Tego pliku nie da się już odczytać.', isChosenAgain: true },
};

/** The upload goes on with the file that it asks for; another one takes its place. */
export const KeepsARowWhoseFileIsChosenAgain: Story = {
  args: { files: [moved] },
  render: (args) => <FileField {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    input.click = fn();
    const again = screen.getByRole('button', { name: 'Wybierz jeszcze raz: umowa.pdf' });
    await hand.click(again);
    await userEvent.upload(input, new File(['abc'], 'umowa.pdf'));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(args.onRemove).not.toHaveBeenCalled();

    await hand.click(again);
    await userEvent.upload(input, new File(['abcd'], 'umowa.pdf'));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(moved));
  },
};

/** The server has the file and is attaching it. */
export const OffersNoPauseOnceTheServerHasTheFile: Story = {
  args: {
    files: [
      { id: '8', name: 'a.pdf', upload: { phase: 'active', progress: 40 } },
      { id: '9', name: 'b.pdf', upload: { phase: 'active', progress: 100, canPause: false } },
    ],
    list: { onPause: fn(), onCancel: fn() },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Wstrzymaj wysyłanie: a.pdf' })).toBeVisible();
    await expect(
      screen.queryByRole('button', { name: 'Wstrzymaj wysyłanie: b.pdf' }),
    ).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Przerwij wysyłanie: b.pdf' })).toBeVisible();
  },
};

export const KeysReachAndPressTheButtons: Story = {
  args: { files: three },
  play: async ({ canvas, canvasElement }) => {
    const stops = [...canvasElement.querySelectorAll('button')].filter(
      (button) => button.checkVisibility() && !button.disabled,
    );
    await expect(stops.length).toBeGreaterThanOrEqual(4);
    for (const stop of stops) {
      await hand.tab();
      await expect(stop).toHaveFocus();
    }
    for (const key of ['{Enter}', ' ']) {
      canvas.getByRole('button', { name: 'Usuń plik: a.pdf' }).focus();
      await hand.keyboard(key);
      await screen.findByRole('alertdialog');
      await hand.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
  },
};
