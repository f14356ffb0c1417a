import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { BackToTop } from './back-to-top';

const LINES = Array.from({ length: 120 }, (_, at) => `§ ${at + 1}. Regulamin projektu „Małe granty II”.`);

const meta = {
  title: 'Navigation/BackToTop',
  component: BackToTop,
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'go to the top of the page; the focus goes to the content', 'ReturnsWithTheFocus'],
      ],
      roles: 'button, named by what it does; neither seen nor spoken while the top of the page is in sight',
      reads: '„Wróć na początek strony, przycisk"',
    } satisfies AccessibilityNotes,
  },
  args: { targetId: 'rules' },
  render: (args) => (
    <>
      <main id="rules" tabIndex={-1} className="u:outline-none">
        {LINES.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </main>
      <BackToTop {...args} />
    </>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  beforeEach: beFarDown,
  render: (args) => (
    <>
      <main id="rules" tabIndex={-1} className="u:outline-none">
        {LINES.slice(-3).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </main>
      <BackToTop {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wróć na początek strony' })).toBeVisible();
  },
};

/** A picture shows a whole page, which then has nothing to scroll, so the button would not be in it. */
function beFarDown() {
  const scrollY = Object.getOwnPropertyDescriptor(window, 'scrollY');
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => Number.MAX_SAFE_INTEGER });
  return () => {
    if (scrollY) Object.defineProperty(window, 'scrollY', scrollY);
  };
}

/** It covers no line of the page, and does not make the page longer. */
export const StandsAfterTheContent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const length = document.documentElement.scrollHeight;
    window.scrollTo(0, document.body.scrollHeight);
    const button = await canvas.findByRole('button', { name: 'Wróć na początek strony' });
    const content = canvas.getByRole('main').getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(content.bottom);
    await expect(document.documentElement.scrollHeight).toBe(length);
  },
};

export const ReturnsWithTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The story before may have left the page scrolled.
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    window.scrollTo(0, document.body.scrollHeight);
    (await canvas.findByRole('button', { name: 'Wróć na początek strony' })).focus();
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
};
