import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { strangers } from '../../internal/testing/strangers';
import { PICTURE } from '../upload-field/testing/upload';
import { VideoPlayer } from './video-player';

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const VIMEO = 'https://vimeo.com/76979871';
const SOUNDCLOUD = 'https://soundcloud.com/urzad/nabor-2027';
const CAPTIONS = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nDzień dobry\n')}`;
const TITLE = 'Jak złożyć zgłoszenie';

const meta = {
  title: 'Files/VideoPlayer',
  component: VideoPlayer,
  args: { src: YOUTUBE, title: TITLE, onAllow: fn() },
  beforeEach: () => strangers.answer(),
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes to the button and to the link of the service; then into the player',
          'AsksNobodyBeforeAPress',
        ],
        ['Enter, Space', 'load the player, which takes the focus', 'AsksNobodyBeforeAPress'],
        ['Enter', 'opens the transcript', 'OpensTheTranscript'],
      ],
      roles:
        'group named by the film, whose button is described by who gets what; then a frame named by the film, or the player of the browser',
      reads:
        '„Jak złożyć zgłoszenie, grupa. Pokaż film, przycisk. To nagranie jest w serwisie YouTube. Gdy naciśniesz …”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

const show = (canvasElement: HTMLElement, name = 'Pokaż film') =>
  within(canvasElement).getByRole('button', { name });
const frameOf = (canvasElement: HTMLElement) => within(canvasElement).getByTitle(TITLE);
const hostsAsked = async () => (await strangers.asked()).map((address) => new URL(address).host);

export const Default: Story = {
  args: { poster: PICTURE },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: TITLE })).toBeVisible();
    await expect(show(canvasElement)).toBeVisible();
  },
};

/** The services, a file of another server, and a file of our own, which asks for nothing. */
export const Sources: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:items-start u:gap-5 u:tablet:grid-cols-2">
      <VideoPlayer src={YOUTUBE} title={TITLE} poster={PICTURE} />
      <VideoPlayer src={VIMEO} title="Jak dołączyć zaświadczenie" />
      <VideoPlayer src={SOUNDCLOUD} title="Rozmowa o naborze" transcript={<p>Dzień dobry.</p>} />
      <VideoPlayer src="https://filmy.example/nabor.mp4" title="Nabór" />
      <VideoPlayer src={undefined} title="Nabór" poster={PICTURE} transcript={<p>Dzień dobry.</p>} />
    </div>
  ),
  play: async () => expect(await strangers.asked()).toEqual([]),
};

export const AsksNobodyBeforeAPress: Story = {
  args: { poster: PICTURE },
  play: async ({ args, canvasElement }) => {
    const button = show(canvasElement);
    await expect(button).toHaveAccessibleDescription(/Google Ireland Limited pozna Twój adres IP/);
    await hand.hover(button);
    await hand.tab();
    await expect(button).toHaveFocus();
    await hand.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await hand.tab({ shift: true });
    await expect(button).toHaveFocus();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(document.head.querySelector('link[rel=preconnect], link[rel=dns-prefetch]')).toBeNull();
    await expect(await strangers.asked()).toEqual([]);
    await expect(args.onAllow).not.toHaveBeenCalled();

    await hand.keyboard('{Enter}');
    await expect(frameOf(canvasElement)).toHaveFocus();
    await waitFor(async () =>
      expect(await strangers.asked()).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0']),
    );
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The second service has 640 x 360 (Spec §2). */
export const ShowsTheSecondServiceIn640x360: Story = {
  args: { src: VIMEO },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await hand.click(show(canvasElement));
    const frame = frameOf(canvasElement);
    await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
    await expect([frame.offsetWidth, frame.offsetHeight]).toEqual([640, 360]);
    await waitFor(async () => expect(await hostsAsked()).toEqual(['player.vimeo.com']));
  },
};

export const KeepsItsShapeOnAPhone: Story = {
  args: { src: VIMEO, isAllowed: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { offsetWidth, offsetHeight, ownerDocument } = frameOf(canvasElement);
    await expect(offsetWidth).toBeLessThanOrEqual(ownerDocument.documentElement.clientWidth);
    await expect(offsetHeight).toBe(Math.round((offsetWidth * 9) / 16));
  },
};

export const ShowsTheRecordingOfAService: Story = {
  args: { src: SOUNDCLOUD },
  play: async ({ canvasElement }) => {
    await expect(show(canvasElement, 'Pokaż odtwarzacz')).toHaveAccessibleDescription(/SoundCloud/);
    await hand.tap(show(canvasElement, 'Pokaż odtwarzacz'));
    await expect(frameOf(canvasElement).offsetHeight).toBe(166);
    await waitFor(async () => expect(await hostsAsked()).toEqual(['w.soundcloud.com']));
  },
};

/** Where it leads only the service knows, and it is not asked: not even of who agreed before. */
export const OpensAShortLinkOnItsPage: Story = {
  args: { src: 'https://on.soundcloud.com/Ab3dE5fGh7', title: 'Rozmowa o naborze', isAllowed: true },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Rozmowa o naborze' }));
    await expect(group.getByText(/To skrócony adres serwisu SoundCloud/)).toBeVisible();
    await expect(group.queryByRole('button')).not.toBeInTheDocument();
    await expect(group.getByRole('link', { name: /Otwórz na stronie SoundCloud/ })).toHaveAttribute(
      'href',
      'https://on.soundcloud.com/Ab3dE5fGh7',
    );
    await expect(canvasElement.querySelector('iframe, video')).toBeNull();
    await expect(await strangers.asked()).toEqual([]);
  },
};

/** The frame may run scripts and full screen, and is told the origin of the page but not its address. */
export const KeepsAServiceInItsFrame: Story = {
  args: { isAllowed: true },
  play: async ({ canvasElement }) => {
    const frame = frameOf(canvasElement);
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    await expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|allow-forms|allow-modals/);
    await expect(frame.getAttribute('allow')).not.toMatch(/autoplay|camera|microphone|geolocation/);
    // Consent was given on another page; no button was pressed on this one.
    await expect(frame).not.toHaveFocus();
  },
};

export const AsksAnewForAnotherFilm: Story = {
  render: function Choosing(args) {
    return (
      <div className="u:grid u:gap-4">
        <VideoPlayer {...args} />
        <VideoPlayer {...args} src="https://youtu.be/bqz-KE-bpKQ" title="Drugi film" />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Pokaż film' });
    if (!first) throw new Error('No button.');
    await hand.click(first);
    await expect(frameOf(canvasElement)).toBeInTheDocument();
    await expect(show(canvasElement)).toBeVisible();
  },
};

export const AsksBeforeAFileOfAnotherServer: Story = {
  args: { src: 'https://filmy.example/nabor.mp4' },
  play: async ({ canvasElement }) => {
    await expect(show(canvasElement)).toHaveAccessibleDescription(/na serwerze filmy\.example/);
    await expect(await strangers.asked()).toEqual([]);
    await hand.click(show(canvasElement));
    await expect(canvasElement.querySelector('video')).toHaveFocus();
    await waitFor(async () => expect(await hostsAsked()).toContain('filmy.example'));
    // What answered here is no film.
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      'Nie udało się odtworzyć nagrania.',
    );
    await expect(within(canvasElement).getByRole('link', { name: /Otwórz plik/ })).toHaveAttribute(
      'href',
      'https://filmy.example/nabor.mp4',
    );
  },
};

export const PlaysAFileWithCaptions: Story = {
  args: {
    src: undefined,
    poster: PICTURE,
    tracks: [{ src: CAPTIONS, lang: 'pl', label: 'Polski', isDefault: true }],
  },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveAccessibleName(TITLE);
    await expect(film).toHaveTextContent('Ta przeglądarka nie odtworzy tego nagrania.');
    await expect(film?.textTracks[0]).toMatchObject({ kind: 'captions', language: 'pl', mode: 'showing' });
    await waitFor(() => expect(film?.textTracks[0]?.cues).toHaveLength(1));
  },
};

export const OpensTheTranscript: Story = {
  args: { transcript: <p>Dzień dobry. Pokażemy, jak złożyć zgłoszenie.</p> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText(/^Dzień dobry/);
    await expect(words).not.toBeVisible();
    const summary = canvas.getByText('Zapis tekstowy nagrania');
    summary.focus();
    await hand.keyboard('{Enter}');
    await expect(words).toBeVisible();
    await expect(await strangers.asked()).toEqual([]);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(show(canvasElement, 'Show the video')).toHaveAccessibleDescription(
      /Google Ireland Limited will learn your IP address/,
    );
    await expect(
      within(canvasElement).getByRole('link', { name: /Open on the page of YouTube/ }),
    ).toBeVisible();
  },
};
