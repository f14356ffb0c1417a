import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { TextArea } from '../../forms/fields/text-area/text-area';
import { TextField } from '../../forms/fields/text-field/text-field';
import { FormStatus } from '../../forms/form-status/form-status';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { ActionBar } from './action-bar';

const meta = {
  title: 'Layout/ActionBar',
  component: ActionBar,
  args: {
    back: <Button icon={ArrowLeft}>Wstecz</Button>,
    status: <FormStatus state="saved">Szkic zapisany o 14:32</FormStatus>,
    children: (
      <Button variant="primary" iconEnd={ArrowRight}>
        Dalej
      </Button>
    ),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none of its own; what is saved is a status, spoken without moving the focus',
      reads: '„Szkic zapisany o 14:32”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Szkic zapisany o 14:32');
  },
};

/** In a narrow card the action is as wide as the card. */
export const Block: Story = {
  args: { block: true, back: undefined, status: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Dalej' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThan(1000);
  },
};

const QUESTIONS = Array.from({ length: 14 }, (_, at) => `Pytanie ${at + 1}`);

/** Longer than every viewport of these stories. */
const LongForm: Story['render'] = (args) => (
  <form aria-label="Kontakt" className="u:flex u:flex-col u:gap-6">
    {QUESTIONS.map((label) => (
      <TextField key={label} name={label} label={label} />
    ))}
    <ActionBar {...args} />
  </form>
);

const boxOf = (element: Element) => element.getBoundingClientRect();

/** The whole bar at the bottom of the viewport, though its position in the page is far below. */
async function expectToStick(canvasElement: HTMLElement, isStuck: boolean) {
  const canvas = within(canvasElement);
  const status = boxOf(canvas.getByRole('status'));
  const next = boxOf(canvas.getByRole('button', { name: 'Dalej' }));
  await expect(next.bottom <= window.innerHeight).toBe(isStuck);
  await expect(status.top > 0 && status.bottom <= window.innerHeight).toBe(isStuck);
  if (isStuck) await expect(status.bottom).toBeLessThanOrEqual(next.top);
}

export const SticksOnAPhone: Story = {
  render: LongForm,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectToStick(canvasElement, true),
};

export const SticksAt767: Story = {
  render: LongForm,
  globals: { viewport: { value: 'phoneLast' } },
  play: ({ canvasElement }) => expectToStick(canvasElement, true),
};

export const StaysInItsPlaceAt768: Story = {
  render: LongForm,
  globals: { viewport: { value: 'tabletFirst' } },
  play: ({ canvasElement }) => expectToStick(canvasElement, false),
};

/** A tall, partly visible field, which the browser would not scroll, is scrolled out from under the bar. */
export const UncoversATallBox: Story = {
  render: (args) => (
    <form aria-label="Kryteria" className="u:flex u:flex-col u:gap-6">
      <div style={{ height: '40rem' }}>
        <TextField name="first" label="Pytanie 1" />
      </div>
      <TextArea name="needs" label="Specjalne potrzeby" rows={8} />
      <div style={{ height: '40rem' }} />
      <ActionBar {...args} />
    </form>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Specjalne potrzeby' });
    const next = canvas.getByRole('button', { name: 'Dalej' });
    // The story before may have left the page scrolled.
    window.scrollTo(0, 0);
    await waitFor(() => expect(boxOf(box).bottom).toBeGreaterThan(boxOf(next).top));
    canvas.getByRole('textbox', { name: 'Pytanie 1' }).focus({ preventScroll: true });
    await hand.tab();
    await expect(box).toHaveFocus();
    const bar = canvas.getByRole('status').parentElement?.parentElement ?? next;
    await waitFor(() => expect(boxOf(box).bottom).toBeLessThanOrEqual(boxOf(bar).top));
  },
};

/** Later than the key, after which the browser itself scrolls the field into view. */
const SAVED_AFTER_MS = 100;

/** "Szkic zapisany" appears after typing: the bar gets a line, and the field that it would cover is scrolled. */
export const UncoversTheFocusWhenItGrows: Story = {
  render: function Render({ status, ...args }) {
    const [isTyped, setTyped] = useState(false);
    return (
      <form
        aria-label="Kontakt"
        className="u:flex u:flex-col u:gap-6"
        onInput={() => setTimeout(setTyped, SAVED_AFTER_MS, true)}
      >
        {QUESTIONS.map((label) => (
          <TextField key={label} name={label} label={label} />
        ))}
        <ActionBar {...args} status={isTyped && status} />
      </form>
    );
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Pytanie 10' });
    const bar = canvas.getByRole('button', { name: 'Dalej' }).parentElement?.parentElement;
    if (!bar) throw new Error('The button has no bar around it.');
    window.scrollTo(0, 0);
    window.scrollBy(0, boxOf(field).bottom - boxOf(bar).top + 2);
    field.focus({ preventScroll: true });
    const before = boxOf(bar).top;
    await expect(before - boxOf(field).bottom).toBeGreaterThanOrEqual(0);
    await expect(before - boxOf(field).bottom).toBeLessThan(10);

    await hand.keyboard('a');
    await waitFor(() => expect(boxOf(bar).top).toBeLessThan(before - 20));
    await waitFor(() => expect(boxOf(field).bottom).toBeLessThanOrEqual(boxOf(bar).top));
  },
};

/** An element that Tab focuses stops above the bar, with its focus ring (WCAG 2.4.11). */
export const LeavesTheFocusInSight: Story = {
  render: LongForm,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('status').parentElement?.parentElement;
    if (!bar) throw new Error('The status has no bar around it.');
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--urzad-room-bottom')).not.toBe(''),
    );

    for (const label of QUESTIONS) {
      await hand.tab();
      const field = canvas.getByRole('textbox', { name: label });
      await expect(field).toHaveFocus();
      await expect(boxOf(field).bottom).toBeLessThanOrEqual(boxOf(bar).top);
    }
  },
};
