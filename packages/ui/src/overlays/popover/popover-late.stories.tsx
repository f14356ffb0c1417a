import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import { TextField } from '../../forms/fields/text-field/text-field';
import { placementPart } from '../../internal/floating/placement';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { Popover } from './popover';

/** In a file of its own: after another story the code that places a panel is loaded. */
const meta = {
  title: 'Overlays/Popover/Late',
  component: Popover,
  args: {
    title: 'Nazwa widoku',
    align: 'start',
    trigger: <Button>Widoki</Button>,
    children: <TextField label="Nazwa" />,
  },
  parameters: {
    accessibility: {
      keys: [
        [
          'Escape',
          'closes and gives the focus back to the button, also of a sheet',
          'IsASheetWithoutItsPlace',
        ],
        ['Escape, Enter, Tab', 'take back a press that has not opened yet', 'IsNotOpenedAfterAll'],
      ],
      roles: 'button with a popup dialog; dialog, named by its heading',
      reads: '„Nazwa widoku, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div className="u:min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Widoki' });
const dialog = () => screen.findByRole('dialog', { name: 'Nazwa widoku' });

/** As on a line that is cut before the page was idle. What was typed stays when the line is back. */
export const IsASheetWithoutItsPlace: Story = {
  beforeEach: pullPlug,
  play: async () => {
    const button = trigger();
    await hand.click(button);
    const sheet = await dialog();
    await standsLow(sheet);
    await expect(within(sheet).getAllByText('Nazwa widoku')).toHaveLength(1);

    plugIn();
    await placementPart.load();
    await hand.type(within(sheet).getByRole('textbox', { name: 'Nazwa' }), 'Moje');
    await expect(sheet).toBeInTheDocument();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();

    await hand.click(button);
    await hangsBelow(await dialog());
  },
};

/** A press that comes before the code opens the panel with it. */
export const OpensWhenItsPlaceHasCome: Story = {
  beforeEach: () => {
    const { load } = placementPart;
    const loaded = spyOn(placementPart, 'loaded').mockReturnValue(undefined);
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    spyOn(placementPart, 'load').mockImplementation(async () => {
      await answered;
      loaded.mockRestore();
      return load();
    });
    return timers.hold(PATIENCE_MS);
  },
  play: async () => {
    await hand.click(trigger());
    await timers.began(PATIENCE_MS);
    await expect(screen.getByRole('button', { name: 'Widoki', expanded: false })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    answer();
    await hangsBelow(await dialog());
    await expect(screen.getByRole('button', { name: 'Widoki', expanded: true })).toBeVisible();
    await timers.stopped();
  },
};

/** The server does not answer: the person is not left without one. */
export const IsASheetWhenItWaitsTooLong: Story = {
  beforeEach: () => {
    neverComes();
    return timers.hold(PATIENCE_MS);
  },
  play: async () => {
    await hand.click(trigger());
    await timers.began(PATIENCE_MS);
    timers.end();
    await standsLow(await dialog());
  },
};

/** A panel that loads late does not open once the focus has moved on. */
export const IsNotOpenedAfterAll: Story = {
  beforeEach: () => {
    neverComes();
    return timers.hold(PATIENCE_MS);
  },
  render: (args) => (
    <>
      <Popover {...args} />
      <TextField label="Szukaj" />
    </>
  ),
  play: async ({ canvas }) => {
    const button = trigger();
    const takesBack = async (takeBack: () => Promise<void>) => {
      button.focus();
      await hand.keyboard('{Enter}');
      await timers.began(PATIENCE_MS);
      await takeBack();
      await timers.stopped();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    };

    await takesBack(() => hand.keyboard('{Escape}'));
    await takesBack(() => hand.keyboard('{Enter}'));
    await takesBack(() => hand.tab());
    await expect(canvas.getByRole('textbox', { name: 'Szukaj' })).toHaveFocus();

    await hand.click(button);
    await timers.began(PATIENCE_MS);
    timers.end();
    await standsLow(await dialog());
  },
};

/** A sheet needs no place: on a phone it opens at once. */
export const WaitsForNothingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    neverComes();
    return timers.hold(PATIENCE_MS);
  },
  play: async () => {
    await hand.click(trigger());
    await standsLow(await dialog());
    await timers.stopped();
  },
};

const PATIENCE_MS = 1000;
let answer: () => void = fn();

function neverComes() {
  spyOn(placementPart, 'loaded').mockReturnValue(undefined);
  spyOn(placementPart, 'load').mockReturnValue(new Promise(fn()));
}

function standsLow(sheet: HTMLElement) {
  return waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
}

/** Spec §9: 10 px below its button. */
async function hangsBelow(content: HTMLElement) {
  const panel = content.closest('[data-floating]');
  await expect(panel).not.toBeNull();
  const { left, bottom } = trigger().getBoundingClientRect();
  await waitFor(() => expect(panel?.getBoundingClientRect()).toMatchObject({ left, top: bottom + 10 }));
}
