import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { strangers } from '../../internal/testing/strangers';
import { SOUND } from '../upload-field/testing/upload';
import { AudioPlayer } from './audio-player';

const TITLE = 'Rozmowa o naborze';

const meta = {
  title: 'Files/AudioPlayer',
  component: AudioPlayer,
  args: { src: SOUND, title: TITLE, onAllow: fn() },
  beforeEach: () => strangers.answer(),
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the player of the browser, then to the transcript', 'OpensTheTranscript'],
        ['Space', 'plays and pauses', 'PlaysByTheKeyboard'],
        ['Enter', 'opens the transcript', 'OpensTheTranscript'],
      ],
      roles: 'the player of the browser, named by the recording; the transcript is a part that opens',
      reads: '„Rozmowa o naborze, dźwięk. Zapis tekstowy nagrania, zwinięte”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof AudioPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { transcript: <p>Dzień dobry.</p> },
  play: async ({ canvasElement }) => {
    const player = canvasElement.querySelector('audio');
    await expect(player).toHaveAccessibleName(TITLE);
    await expect(player).toHaveTextContent('Ta przeglądarka nie odtworzy tego nagrania.');
    await expect(await strangers.asked()).toEqual([]);
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: (args) => (
    <div className="u:grid u:gap-5">
      <AudioPlayer {...args} transcript={<p>Dzień dobry.</p>} />
      <AudioPlayer {...args} src="https://nagrania.example/rozmowa.mp3" />
      <AudioPlayer {...args} src="data:audio/mpeg;base64,AAAA" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toBeVisible();
  },
};

export const PlaysByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const player = canvasElement.querySelector('audio');
    const played = fn();
    player?.addEventListener('play', played, { once: true });
    player?.focus();
    await hand.keyboard(' ');
    await waitFor(() => expect(played).toHaveBeenCalled());
  },
};

export const AsksBeforeAFileOfAnotherServer: Story = {
  args: { src: 'https://nagrania.example/rozmowa.mp3' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Pokaż odtwarzacz' });
    await expect(button).toHaveAccessibleDescription(/na serwerze nagrania\.example/);
    await expect(await strangers.asked()).toEqual([]);
    await hand.click(button);
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('audio')).toHaveFocus();
    await waitFor(async () =>
      expect(await strangers.asked()).toContain('https://nagrania.example/rozmowa.mp3'),
    );
  },
};

/** The office keeps its recordings on a server of its own with another name. */
export const AsksNobodyForTheOfficesOwnServer: Story = {
  args: { src: 'https://nagrania.example/rozmowa.mp3', isOwn: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('audio')).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OpensTheTranscript: Story = {
  args: { transcript: <p>Dzień dobry.</p> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const transcript = canvas.getByText('Zapis tekstowy nagrania');
    await hand.tab();
    await expect(canvasElement.querySelector('audio')).toHaveFocus();
    // The player has stops of its own.
    for (let stop = 0; stop < 9 && document.activeElement !== transcript; stop += 1) await hand.tab();
    await expect(transcript).toHaveFocus();
    await hand.keyboard('{Enter}');
    await expect(canvas.getByText('Dzień dobry.')).toBeVisible();
  },
};

export const English: Story = {
  args: { src: 'https://nagrania.example/rozmowa.mp3' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Show the player' }),
    ).toHaveAccessibleDescription(/that server will learn your IP address/);
  },
};
