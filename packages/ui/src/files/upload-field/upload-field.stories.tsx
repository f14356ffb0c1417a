import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Form } from '../../forms/form/form';
import { FormField } from '../../forms/form/parts/form-field';
import { FormSubmit } from '../../forms/form/parts/form-submit';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { dropZonePart } from '../file-drop/drop-zone-part';
import { areaOf, drag } from '../file-drop/testing/drag';
import { attachedFilesPart } from '../file-field/attached-files-part';
import type { StoredFile, UploadPort } from './stored-file';
import { inputOf, opensTheChooser, takesAll } from './testing/upload';
import { UploadField } from './upload-field';

const KNOWN: readonly StoredFile[] = [
  {
    filename: 'u1.pdf',
    name: 'umowa-klub-skrzat.pdf',
    size: 862_372,
    text: 'Umowa z placówką',
    url: '/u1.pdf',
  },
  { filename: 'z2.pdf', name: 'zaświadczenie.pdf', size: 900_000 },
];

const meta = {
  title: 'Files/UploadField',
  component: UploadField,
  args: {
    label: 'Załączniki',
    name: 'files',
    multiple: true,
    known: KNOWN,
    upload: takesAll(),
    onValueChange: fn(),
  },
  // Loaded before the story, so that the result does not depend on the loading time.
  beforeEach: async () => void (await attachedFilesPart.load()),
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes from the button that attaches to the files and what may be done with each',
          'GoesFromTheButtonToItsFiles',
        ],
        ['Enter, Space', 'press the button', 'GoesFromTheButtonToItsFiles'],
      ],
      roles:
        'group named by its label; a file on its way is a progressbar, a refusal an alert beside its file',
      reads: '„Załączniki, grupa. Dołącz dokumenty, przycisk”; „Zły format pliku”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

const agreement = () => new File(['%PDF-1.7'], 'aneks.pdf', { type: 'application/pdf' });

export const Default: Story = {
  args: { defaultValue: 'u1.pdf|z2.pdf' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), agreement());
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('u1.pdf|z2.pdf|srv-aneks.pdf'));
    await expect(canvas.getByText('aneks.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń plik: zaświadczenie.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń plik' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('u1.pdf|srv-aneks.pdf');
  },
};

export const GoesFromTheButtonToItsFiles: Story = {
  args: { defaultValue: 'u1.pdf|z2.pdf' },
  play: async ({ canvas, canvasElement }) => {
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Dołącz dokumenty' })).toHaveFocus();
    await opensTheChooser(canvasElement, '{Enter}', ' ');
    await hand.tab();
    await expect(canvas.getByRole('link', { name: /umowa-klub-skrzat/ })).toHaveFocus();
    for (const name of ['umowa-klub-skrzat.pdf', 'zaświadczenie.pdf']) {
      await hand.tab();
      await expect(canvas.getByRole('button', { name: `Usuń plik: ${name}` })).toHaveFocus();
    }
    await hand.keyboard(' ');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

let arrive: ((stored: StoredFile) => void) | undefined;

export const ShowsHowFarAFileIsAndCancelsIt: Story = {
  tags: ['recorded'],
  args: {
    upload: fn((_file, onProgress, signal) => {
      onProgress(64);
      return new Promise<StoredFile>((resolve, reject) => {
        arrive = resolve;
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), agreement());
    const bar = { name: 'Wysyłanie: aneks.pdf', value: { now: 64 } };
    await waitFor(() => expect(canvas.getByRole('progressbar', bar)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Przerwij wysyłanie: aneks.pdf' }));
    await expect(canvas.queryByText('aneks.pdf')).not.toBeInTheDocument();
    arrive?.({ filename: 'za-późno.pdf' });
    await userEvent.upload(inputOf(canvasElement), agreement());
    await waitFor(() => expect(canvas.getByRole('progressbar', bar)).toBeVisible());
    arrive?.({ filename: 'w-porę.pdf' });
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('w-porę.pdf'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** The second file of a drop is refused, and that is said until another file is chosen. */
export const SaysThatOneFileIsWanted: Story = {
  args: { multiple: false, upload: takesAll() },
  beforeEach: async () => void (await dropZonePart.load()),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const another = new File([new Uint8Array(8).fill(37)], 'umowa.pdf', { type: 'application/pdf' });
    drag('drop', areaOf(canvasElement), agreement(), another);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-aneks.pdf'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Można dołączyć tylko jeden plik');
    await expect(canvas.getByText('umowa.pdf')).toBeVisible();

    await userEvent.upload(inputOf(canvasElement), another);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-umowa.pdf'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.upload).toHaveBeenCalledTimes(2);
  },
};

const fails = takesAll();

export const RefusesAndTriesAgain: Story = {
  tags: ['recorded'],
  args: { upload: fails },
  beforeEach: async () => {
    fails.mockRejectedValueOnce(new Error('offline'));
    await dropZonePart.load();
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    drag('drop', areaOf(canvasElement), new File(['MZ'], 'program.exe'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zły format pliku');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń plik: program.exe' }));
    await userEvent.upload(inputOf(canvasElement), agreement());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nie udało się wysłać pliku.');
    await userEvent.click(screen.getByRole('button', { name: 'Ponów: aneks.pdf' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-aneks.pdf'));
  },
};

export const MakesTheFormWait: Story = {
  args: {
    upload: fn<UploadPort>(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    ),
  },
  render: ({ name = '', onValueChange, ...args }) => (
    <Form
      label="Sprawa"
      defaultValues={{ [name]: '' }}
      send={async (values) => onValueChange?.(String(values[name]))}
      summary={false}
    >
      <FormField name={name}>{(field) => <UploadField {...args} {...field} />}</FormField>
      <FormSubmit>Wyślij</FormSubmit>
    </Form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), agreement());
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(await canvas.findByText('Poczekaj, aż plik się prześle')).toBeVisible();
    const attach = canvas.getByRole('button', { name: 'Dołącz dokumenty' });
    await waitFor(() => expect(attach).toHaveFocus());
    await expect(attach).toHaveAccessibleDescription(/Poczekaj, aż plik się prześle/);
    await expect(args.onValueChange).not.toHaveBeenCalled();

    arrive?.({ filename: 'u1.pdf' });
    await waitFor(() => expect(canvas.queryByText('Poczekaj, aż plik się prześle')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('u1.pdf'));
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  render: ({ upload }) => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <UploadField label="Załączniki" upload={upload} multiple required error="Dołącz wymagany dokument" />
      <UploadField label="Załączniki" upload={upload} multiple known={KNOWN} defaultValue="u1.pdf|z2.pdf" />
      <UploadField label="Załącznik" upload={upload} known={KNOWN} defaultValue="u1.pdf" disabled />
      <div className="u:grid u:content-start u:gap-5">
        <UploadField
          label="Załączniki"
          upload={upload}
          multiple
          known={KNOWN}
          defaultValue="u1.pdf"
          readOnly
        />
        <UploadField label="Załączniki" upload={upload} readOnly />
      </div>
    </div>
  ),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <UploadField {...args} defaultValue="u1.pdf|z2.pdf" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń plik: umowa-klub-skrzat.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń plik' }));
    await expect(new FormData(form).get('files')).toBe('z2.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('files')).toBe('u1.pdf|z2.pdf');
  },
};
