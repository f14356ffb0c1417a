import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Form } from '../../forms/form/form';
import { FormField } from '../../forms/form/form-field';
import { FormSubmit } from '../../forms/form/form-submit';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import type { KeepingPort, KeptUpload } from '../upload-engine/keeping-port';
import { uploadWorkPart } from '../upload-engine/upload-work-part';
import { attachedFilesPart } from './attached-files-part';
import { inputOf, takesAll } from './testing/upload';
import { UploadField, type UploadFieldProps } from './upload-field';
import { uploadSenderPart } from './upload-sender-part';

/** What sends files does not come although the browser is online: Chromium remembers a script that failed once. */
const meta = {
  title: 'Files/UploadField/Unloaded',
  component: UploadField,
  args: {
    label: 'Załączniki',
    name: 'files',
    multiple: true,
    upload: takesAll(),
    keeping: keepingIn(new Map()),
    onValueChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [['Enter', 'asks once more for what sends the file', 'KeepsAndSendsWhatWasChosen']],
      roles: 'alert in the row of the file, with a button',
      reads: '„Nie udało się wczytać części strony, która wysyła pliki. Wybierz „Ponów” …”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: async () => {
    await attachedFilesPart.load();
    isAway = true;
    const load = uploadSenderPart.load;
    spyOn(uploadSenderPart, 'load').mockImplementation(() =>
      isAway ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : load(),
    );
  },
} satisfies Meta<typeof UploadField>;
export default meta;

type Story = StoryObj<typeof meta>;

let isAway = true;
let kept = new Map<string, KeptUpload>();
let hasRoom: () => void = () => undefined;

function keepingIn(device: Map<string, KeptUpload>): KeepingPort {
  return {
    keep: async (upload) => device.set(upload.id, upload) === device,
    read: async () => [...device.values()],
    remove: async (id) => void device.delete(id),
  };
}

/** The working part of what sends files is on its way until the returned function is called. */
function stalls(): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const load = uploadWorkPart.load;
  spyOn(uploadWorkPart, 'load').mockImplementation(() => released.then(load));
  return release;
}

const file = (name: string) => new File([new Uint8Array(8).fill(37)], name, { type: 'application/pdf' });
const keptNames = () => [...kept.values()].map(({ name }) => name);

/** What an earlier page has kept, under ids of its own. */
function keptBefore(...names: readonly string[]): Map<string, KeptUpload> {
  const facts = { size: 8, type: 'application/pdf', scope: 'files' };
  return new Map(names.map((name) => [name, { ...facts, id: name, name, file: file(name) }]));
}

/** Two fields of one name, of which the first may be closed. */
function TwoFields(args: UploadFieldProps) {
  const [isOpen, setOpen] = useState(true);

  return (
    <div className="u:grid u:gap-4">
      {isOpen && <UploadField {...args} label="Umowa" />}
      <UploadField {...args} label="Aneks" />
      <Button onClick={() => setOpen(false)}>Zamknij pierwsze</Button>
    </div>
  );
}

const PATIENCE = { timeout: 120_000 };

/** Before the last story: there it comes. A host that keeps nothing is promised nothing. */
export const AsksToAttachAgainWhereNothingIsKept: Story = {
  args: { keeping: undefined },
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
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), file('umowa.pdf'));
    await expect(await canvas.findByText('Czekamy na połączenie')).toBeVisible();
    const alert = await canvas.findByRole('alert', undefined, PATIENCE);
    await expect(alert).toHaveTextContent(
      /niezapisane odpowiedzi przepadną, a plik trzeba będzie dołączyć jeszcze raz\.$/,
    );
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();

    // It is sent by itself once it can be: the form does not go without it.
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(await canvas.findByText('Poczekaj, aż plik się prześle')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The field is empty after a reload, so the person attaches the file once more. */
export const KeepsOnceWhatIsChosenAfterAReload: Story = {
  beforeEach: ({ args }) => {
    kept = keptBefore('umowa.pdf', 'aneks.pdf');
    args.keeping = keepingIn(kept);
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), file('umowa.pdf'));
    await canvas.findByRole('alert', undefined, PATIENCE);
    await expect(keptNames()).toEqual(['aneks.pdf', 'umowa.pdf']);
    await expect([...kept.keys()]).not.toContain('umowa.pdf');
  },
};

export const KeepsTheLastFileForOne: Story = {
  args: { label: 'Załącznik', multiple: false },
  beforeEach: KeepsOnceWhatIsChosenAfterAReload.beforeEach ?? [],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), file('nowa.pdf'));
    await canvas.findByRole('alert', undefined, PATIENCE);
    await expect(keptNames()).toEqual(['nowa.pdf']);
  },
};

/** Of what the first keeps, a person sees the row: the second puts nothing in its place until the first is gone. */
export const KeepsTheFilesOfTwoFieldsForOne: Story = {
  args: { multiple: false },
  beforeEach: ({ args }) => {
    kept = keptBefore('stara.pdf');
    args.keeping = keepingIn(kept);
  },
  render: (args) => <TwoFields {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!first || !second) throw new Error('There are two fields.');
    await userEvent.upload(first, file('umowa.pdf'));
    await waitFor(() => expect(keptNames()).toEqual(['umowa.pdf']), PATIENCE);
    await userEvent.upload(second, file('aneks.pdf'));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2), PATIENCE);
    await expect(keptNames()).toEqual(['umowa.pdf', 'aneks.pdf']);

    await hand.click(canvas.getByRole('button', { name: 'Zamknij pierwsze' }));
    await userEvent.upload(second, file('nowa.pdf'));
    await waitFor(() => expect(keptNames()).toEqual(['nowa.pdf']), PATIENCE);
  },
};

/** It is told after 3 s that the file is not kept, and then that it is. */
export const SaysThatASlowDeviceHasIt: Story = {
  beforeEach: ({ args }) => {
    kept = new Map();
    const { keep, ...port } = keepingIn(kept);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    hasRoom = release;
    args.keeping = { ...port, keep: (upload) => released.then(() => keep(upload)) };
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), file('umowa.pdf'));
    const alert = await canvas.findByRole('alert', undefined, PATIENCE);
    await expect(alert).toHaveTextContent(/dołączyć jeszcze raz\.$/);
    hasRoom();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/plik jest zachowany/));
    await expect(keptNames()).toEqual(['umowa.pdf']);
  },
};

export const KeepsAndSendsWhatWasChosen: Story = {
  tags: ['recorded'],
  beforeEach: ({ args }) => {
    kept = new Map();
    args.keeping = keepingIn(kept);
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), [file('umowa.pdf'), file('aneks.pdf')]);
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2), PATIENCE);
    for (const alert of canvas.getAllByRole('alert')) {
      await expect(alert).toHaveTextContent(
        /plik jest zachowany w tej przeglądarce i wyśle się, gdy znów otworzysz ten formularz\.$/,
      );
    }
    await expect([...kept.values()].map(({ name, scope }) => `${scope} ${name}`)).toEqual([
      'files umowa.pdf',
      'files aneks.pdf',
    ]);

    await hand.click(canvas.getByRole('button', { name: 'Usuń plik: aneks.pdf' }));
    await waitFor(() => expect(keptNames()).toEqual(['umowa.pdf']));

    // Pressed twice: the second press is at no button, least of all at the one that cancels.
    canvas.getByRole('button', { name: 'Ponów: umowa.pdf' }).focus();
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveFocus());
    await hand.keyboard('{Enter}');
    const again = await canvas.findByRole('button', { name: 'Ponów: umowa.pdf' }, PATIENCE);

    const release = stalls();
    isAway = false;
    again.focus();
    await hand.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Wstrzymaj wysyłanie: umowa.pdf' }, PATIENCE);
    await expect(keptNames()).toEqual(['umowa.pdf']);
    release();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-umowa.pdf'), PATIENCE);
    await expect(args.upload).toHaveBeenCalledOnce();
    await waitFor(() => expect(kept.size).toBe(0));
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument();
  },
};
