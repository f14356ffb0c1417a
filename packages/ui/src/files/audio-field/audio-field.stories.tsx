import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { playsWhatWasSent, refuses } from '../upload-field/testing/player';
import { SOUND, takesAll } from '../upload-field/testing/upload';
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
          'PlaysByTheKeyboard',
        ],
        ['Space', 'plays and pauses; presses a button', 'PlaysByTheKeyboard'],
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
  play: playsWhatWasSent({
    element: 'audio',
    attach: 'Wrzuć plik audio',
    remove: 'Usuń plik',
    unplayable: 'Ta przeglądarka nie odtworzy tego nagrania.',
    file: new File(['ID3'], 'rozmowa.opus', { type: 'audio/ogg' }),
  }),
};

export const RefusesWhatIsNoSound: Story = {
  play: refuses(new File(['..'], 'film.mp4', { type: 'video/mp4' })),
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: ({ upload }) => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <AudioField label="Nagranie" upload={upload} required error="Dołącz wymagany dokument" />
      <AudioField label="Nagranie" upload={upload} known={KNOWN} defaultValue="n1.mp3" />
      <AudioField label="Nagranie" upload={upload} known={KNOWN} defaultValue="n1.mp3" readOnly />
      <AudioField label="Nagranie" upload={upload} disabled />
    </div>
  ),
};

/** The buttons of the browser's own player are stops too. */
export const PlaysByTheKeyboard: Story = {
  args: { defaultValue: 'n1.mp3' },
  play: async ({ args, canvas, canvasElement }) => {
    const player = canvasElement.querySelector('audio');
    const remove = canvas.getByRole('button', { name: 'Usuń plik: rozmowa.mp3' });
    const played = fn();
    player?.addEventListener('play', played, { once: true });
    await hand.tab();
    await expect(player).toHaveFocus();
    await hand.keyboard(' ');
    await waitFor(() => expect(played).toHaveBeenCalledOnce());

    while (document.activeElement === player) await hand.tab();
    await expect(remove).toHaveFocus();
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Wrzuć plik audio' })).toHaveFocus();
    await hand.tab({ shift: true });
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
  },
};
