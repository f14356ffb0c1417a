import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { playsWhatWasSent, refuses } from '../upload-field/testing/player';
import { SOUND, takesAll } from '../upload-field/testing/upload';
import { VideoField } from './video-field';

const FILM = { filename: 'f1.mp4', name: 'plac-zabaw.mp4' };
const KNOWN = [FILM];

const meta = {
  title: 'Files/VideoField',
  component: VideoField,
  args: { label: 'Film', name: 'film', known: KNOWN, upload: takesAll(), onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes to the player of the browser, to the button that takes the film away and to the one that sends',
          'PlaysByTheKeyboard',
        ],
        ['Space', 'plays and pauses; presses a button', 'PlaysByTheKeyboard'],
      ],
      roles: 'group named by its label, with a native player named by the film',
      reads:
        '„Film, grupa. plac-zabaw.mp4, wideo. Usuń obrazek: plac-zabaw.mp4, przycisk. Wrzuć plik video, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof VideoField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: playsWhatWasSent({
    element: 'video',
    attach: 'Wrzuć plik video',
    remove: 'Usuń obrazek',
    unplayable: 'Ta przeglądarka nie odtworzy tego nagrania.',
    file: new File(['..'], 'plac-zabaw.webm', { type: 'video/webm' }),
  }),
};

export const RefusesAPageUnderTheNameOfAFilm: Story = {
  play: refuses(new File(['<script>'], 'film.html', { type: 'video/mp4' })),
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: ({ upload }) => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <VideoField label="Film" upload={upload} required error="Dołącz wymagany dokument" />
      <VideoField label="Film" upload={upload} known={KNOWN} defaultValue="f1.mp4" />
      <VideoField label="Film" upload={upload} known={KNOWN} defaultValue="f1.mp4" readOnly />
      <VideoField label="Film" upload={upload} disabled />
    </div>
  ),
};

/** The buttons of the browser's own player are stops too. */
export const PlaysByTheKeyboard: Story = {
  args: { known: [{ ...FILM, url: SOUND }], defaultValue: 'f1.mp4' },
  play: async ({ args, canvas, canvasElement }) => {
    const player = canvasElement.querySelector('video');
    const remove = canvas.getByRole('button', { name: 'Usuń obrazek: plac-zabaw.mp4' });
    const played = fn();
    player?.addEventListener('play', played, { once: true });
    await hand.tab();
    await expect(player).toHaveFocus();
    await hand.keyboard(' ');
    await waitFor(() => expect(played).toHaveBeenCalledOnce());

    while (document.activeElement === player) await hand.tab();
    await expect(remove).toHaveFocus();
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Wrzuć plik video' })).toHaveFocus();
    await hand.tab({ shift: true });
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
  },
};
