import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Tooltip } from './tooltip';

const TEXT = 'Sprawdzimy zgłoszenie w ciągu 14 dni';
const onClick = fn();

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: TEXT, children: <Button onClick={onClick}>Złóż zgłoszenie</Button> },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'shows the words when the trigger is reached, hides them when it is left', 'Long'],
        ['Escape', 'hides the words and closes nothing else', 'HidesOnEscape'],
      ],
      roles: 'tooltip; the words are the description of the trigger, whether they are drawn or not',
      reads: '„Złóż zgłoszenie, przycisk. Sprawdzimy zgłoszenie w ciągu 14 dni”',
    } satisfies AccessibilityNotes,
  },
  decorators: [
    (Story) => (
      <div className="u:grid u:min-h-40 u:place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Złóż zgłoszenie' });
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async () => {
    await hand.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(TEXT);
    await expect(trigger()).toHaveAccessibleName('Złóż zgłoszenie');
    await expect(trigger()).toHaveAccessibleDescription(TEXT);
    // In the browser's top layer: no scrolling box clips it, and no layer covers it.
    await expect(screen.getByRole('tooltip').closest(':popover-open')).toBeInTheDocument();
  },
};

/** A text longer than a line wraps, and stays inside the viewport. */
export const Long: Story = {
  args: {
    text: 'Sprawdzimy zgłoszenie w ciągu 14 dni. Jeżeli czegoś w nim zabraknie, napiszemy, co uzupełnić, i damy na to kolejne 7 dni roboczych od dnia wysłania wiadomości.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await hand.tab();
    const words = await screen.findByRole('tooltip');
    await expect(trigger()).toHaveAccessibleDescription(args.text);
    const { left, right, height } = words.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(height).toBeGreaterThan(60);
  },
};

export const StaysWhileTheMouseIsOnIt: Story = {
  play: async () => {
    await hand.hover(trigger());
    const words = await screen.findByRole('tooltip');
    // 5 px above the trigger (Spec §9).
    const gap = trigger().getBoundingClientRect().top - words.getBoundingClientRect().bottom;
    await expect(Math.round(gap)).toBe(5);

    await hand.hover(words);
    await expect(words).toHaveAttribute('data-state', 'open');
    await hand.unhover(words);
    await gone();
  },
};

export const HidesOnEscape: Story = {
  play: async () => {
    await hand.tab();
    await screen.findByRole('tooltip');
    await hand.keyboard('{Escape}');
    await gone();
    await expect(trigger()).toHaveFocus();
  },
};

export const ShowsUnderAFinger: Story = {
  play: async () => {
    await hand.tap(trigger());
    await screen.findByRole('tooltip');
    await hand.tapOutside();
    await gone();
  },
};

const LATER_TEXT = 'Wrócisz do niego w każdej chwili';

/** A second tooltip that begins to wait later is shown later: by then the first would be shown too. */
export const DoesNotWaitForAClick: Story = {
  render: (args) => (
    <div className="u:flex u:gap-4">
      <Tooltip {...args} />
      <Tooltip text={LATER_TEXT}>
        <Button>Zapisz szkic</Button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await hand.click(trigger());
    await expect(onClick).toHaveBeenCalled();
    // Without leaving the first, which would hide its tooltip as well.
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Zapisz szkic' }), { pointerType: 'mouse' });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(LATER_TEXT);
  },
};
