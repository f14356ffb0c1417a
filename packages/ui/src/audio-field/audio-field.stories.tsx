import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inputOf, SOUND, takesAll } from '../file-field/upload.example';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { AudioField } from './audio-field';

const KNOWN = [{ filename: 'n1.mp3', name: 'rozmowa.mp3', url: SOUND }];

const meta = {
  title: 'Files/AudioField',
  component: AudioField,
  args: { label: 'Nagranie', name: 'recording', known: KNOWN, upload: takesAll(SOUND), onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes to the player of the browser, to the button that takes the recording away and to the one that sends',
        ],
        ['Space', 'plays and pauses; presses a button'],
      ],
      roles: 'group named by its label, with a native player named by the recording',
      reads:
        '„Nagranie, grupa. rozmowa.mp3, dźwięk. Usuń plik: rozmowa.mp3, przycisk. Wrzuć plik audio, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof AudioField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Wrzuć plik audio' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Usuń/ })).not.toBeInTheDocument();
    const recording = new File(['ID3'], 'rozmowa.opus', { type: 'audio/ogg' });
    await userEvent.upload(inputOf(canvasElement), recording, { applyAccept: false });
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('srv-rozmowa.opus'));
    const player = canvasElement.querySelector('audio');
    await expect(player).toHaveAccessibleName('rozmowa.opus');
    await expect(player).toHaveTextContent('Ta przeglądarka nie odtworzy tego nagrania.');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń plik: rozmowa.opus' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const RefusesWhatIsNoSound: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const film = new File(['..'], 'film.mp4', { type: 'video/mp4' });
    await userEvent.upload(inputOf(canvasElement), film, { applyAccept: false });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zły format pliku');
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: ({ upload }) => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <AudioField label="Nagranie" upload={upload} required error="Dołącz wymagany dokument" />
      <AudioField label="Nagranie" upload={upload} known={KNOWN} defaultValue="n1.mp3" />
      <AudioField label="Nagranie" upload={upload} known={KNOWN} defaultValue="n1.mp3" readOnly />
      <AudioField label="Nagranie" upload={upload} disabled />
    </div>
  ),
};
