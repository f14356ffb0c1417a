import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { SettingsProvider } from '../../foundations/appearance/settings-provider';
import { KeptSettings, memoryPort } from '../../foundations/appearance/testing/kept-settings';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { AppearanceSettings } from './appearance-settings';
import { AccentSetting, DarkTypeSetting, SchemeSetting } from './colour-settings';
import { ContrastSetting } from './contrast-setting';
import { FontSizeSetting } from './font-size-setting';
import { HeaderSetting, LayoutSetting } from './shell-settings';

const meta = {
  title: 'Forms/AppearanceSettings',
  component: AppearanceSettings,
  args: { header: true, layout: true },
  decorators: [
    (Story, { parameters }) => (
      <KeptSettings
        port={{ ...memoryPort(parameters.kept), ...(parameters.write && { write: parameters.write }) }}
        onPage={parameters.onPage ?? false}
      >
        <div className="u:w-panel u:max-w-full">
          <Story />
        </div>
      </KeptSettings>
    ),
  ],
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the next setting', 'ChoosesByArrows'],
        ['Arrows', 'choose another value of the setting; the screen changes at once', 'ChoosesByArrows'],
      ],
      roles: 'each setting is a group of radio buttons named by its legend; a colour is named by a word',
      reads: '„Kolor, grupa. Świerk, przycisk radiowy zaznaczony, 2 z 4”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof AppearanceSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

const radio = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('radio', { name });

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  parameters: { kept: { scheme: 'dark', accent: 'green' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Świerk', checked: true })).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Ciemne tło' })).toBeInTheDocument();
  },
};

/** Where there is one kind of menu and header. */
export const ColoursOnly: Story = {
  args: { header: false, layout: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: 'Nagłówek' })).not.toBeInTheDocument();
  },
};

export const SaysThatHighContrastWins: Story = {
  parameters: { kept: { contrast: 'high' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Wysoki kontrast ma własne barwy/)).toBeVisible();
  },
};

const write = fn();

export const KeepsEachChoice: Story = {
  parameters: { write, onPage: true },
  beforeEach: () => write.mockClear() && undefined,
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    await hand.click(radio(canvasElement, 'Ciemny'));
    await hand.click(radio(canvasElement, 'Czarne'));
    await hand.click(radio(canvasElement, 'Bursztyn'));
    await hand.click(radio(canvasElement, 'U góry'));
    await hand.click(radio(canvasElement, 'Jako karta'));

    await expect(write.mock.calls).toEqual([
      ['scheme', 'dark'],
      ['dark', 'black'],
      ['accent', 'orange'],
      ['layout', 'horizontal'],
      ['header', 'detached'],
    ]);
    await expect({ ...root.dataset }).toMatchObject({ scheme: 'dark', dark: 'black', accent: 'orange' });
  },
};

export const ChoosesByArrows: Story = {
  play: async ({ canvasElement }) => {
    await hand.tab();
    await expect(radio(canvasElement, 'Jasny')).toHaveFocus();
    await hand.tab();
    await hand.keyboard('{ArrowDown}');
    await expect(radio(canvasElement, 'Świerk')).toHaveFocus();
    await expect(radio(canvasElement, 'Świerk')).toBeChecked();
    for (const [key, isSpruce] of [
      ['{ArrowUp}', false],
      ['{ArrowRight}', true],
      ['{ArrowLeft}', false],
    ] as const) {
      await hand.keyboard(key);
      await waitFor(() => expect(radio(canvasElement, 'Świerk').matches(':checked')).toBe(isSpruce));
    }
  },
};

/** The browser of the tests prefers reduced motion; this story needs full motion. */
function allowMotion() {
  const ask = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? Object.assign(new EventTarget(), { ...ask('all'), matches: false })
      : ask(query),
  );
}

export const RevealsTheSchemeFromThePressedButton: Story = {
  parameters: { onPage: true },
  beforeEach: () => {
    allowMotion();
    spyOn(document.documentElement, 'animate');
  },
  play: async ({ canvasElement }) => {
    const pressed = radio(canvasElement, 'Ciemny').closest('label') ?? canvasElement;
    const { left, top, width, height } = pressed.getBoundingClientRect();
    await hand.click(radio(canvasElement, 'Ciemny'));

    await waitFor(() =>
      expect(document.documentElement.animate).toHaveBeenCalledWith(
        {
          clipPath: [
            `circle(0 at ${left + width / 2}px ${top + height / 2}px)`,
            expect.stringMatching(/^circle\(\d+(\.\d+)?px at /),
          ],
        },
        expect.objectContaining({ pseudoElement: '::view-transition-new(root)' }),
      ),
    );
    await expect(document.documentElement.dataset.scheme).toBe('dark');
  },
};

export const ChangesAtOnceWithLessMotion: Story = {
  parameters: { onPage: true },
  beforeEach: () => {
    spyOn(document, 'startViewTransition');
  },
  play: async ({ canvasElement }) => {
    await hand.click(radio(canvasElement, 'Ciemny'));
    await expect(document.documentElement.dataset.scheme).toBe('dark');
    await expect(document.startViewTransition).not.toHaveBeenCalled();
  },
};

export const ChangesAtOnceInAnOldBrowser: Story = {
  parameters: { onPage: true },
  beforeEach: () => {
    allowMotion();
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    return () => own && Object.defineProperty(Document.prototype, 'startViewTransition', own);
  },
  play: async ({ canvasElement }) => {
    await hand.click(radio(canvasElement, 'Ciemny'));
    await expect(document.documentElement.dataset.scheme).toBe('dark');
  },
};

const kept = fn();

/** Each setting by itself. A server draws those that it knows by a cookie; a choice shows at once and is given to it. */
export const KeptByAServer: Story = {
  parameters: { onPage: true },
  beforeEach: () => kept.mockClear() && undefined,
  render: () => (
    <SettingsProvider rendered={{ accent: 'green' }} onSettingChange={kept}>
      <div className="u:grid u:gap-5">
        <SchemeSetting />
        <DarkTypeSetting />
        <AccentSetting />
        <ContrastSetting />
        <FontSizeSetting />
        <HeaderSetting />
        <LayoutSetting />
      </div>
    </SettingsProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(radio(canvasElement, 'Świerk')).toBeChecked();
    await hand.click(radio(canvasElement, 'Bursztyn'));
    await expect(kept.mock.calls).toEqual([['accent', 'orange']]);
    await expect(document.documentElement.dataset.accent).toBe('orange');
  },
};
