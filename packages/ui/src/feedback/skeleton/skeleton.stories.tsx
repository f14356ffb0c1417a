import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { Pending } from './pending';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { Pending },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'Hidden from the accessibility tree. Around it, Pending says in a status what is on its way.',
      reads: '„Wczytujemy Twoje zgłoszenia”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:max-w-narrow u:gap-4">
      <Skeleton shape="title" />
      <Skeleton shape="circle" />
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shapes = canvasElement.querySelectorAll('.u\\:skeleton');
    await expect(shapes).toHaveLength(4);
    const spoken = within(canvasElement).queryAllByRole('generic');
    for (const shape of shapes) await expect(spoken).not.toContain(shape);
  },
};

function Loader() {
  const [pending, setPending] = useState(true);

  return (
    <StrictMode>
      <Button onClick={() => setPending(!pending)}>{pending ? 'Wczytane' : 'Wczytaj jeszcze raz'}</Button>
      <Pending pending={pending} label="Wczytujemy Twoje zgłoszenia">
        {() => <h2>Twoje zgłoszenia</h2>}
      </Pending>
    </StrictMode>
  );
}

/** A wait of 250 ms shows a text (Guide §11). */
export const SaysWhatIsOnItsWay: Story = {
  beforeEach: () => timers.hold(250),
  render: () => <Loader />,
  play: async ({ canvas }) => {
    await timers.began(250);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    timers.end();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Wczytujemy Twoje zgłoszenia'));
  },
};

/** For 300 ms, also when the content is there sooner: at the same time here. */
export const StaysLongEnoughToBeSeen: Story = {
  beforeEach: () => {
    const clock = spyOn(performance, 'now').mockReturnValue(0);
    const release = timers.hold(250, 300);
    return () => {
      clock.mockRestore();
      release();
    };
  },
  render: () => <Loader />,
  play: async ({ canvas }) => {
    await timers.began(250);
    timers.end();
    await canvas.findByText('Wczytujemy Twoje zgłoszenia');
    await hand.click(canvas.getByRole('button', { name: 'Wczytane' }));
    await timers.began(300);
    await expect(canvas.getByRole('status')).toHaveTextContent('Wczytujemy Twoje zgłoszenia');
    timers.end();
    await canvas.findByRole('heading', { name: 'Twoje zgłoszenia' });
  },
};

export const ShowsNothingForAShortWait: Story = {
  beforeEach: () => timers.hold(250),
  render: () => <Loader />,
  play: async ({ canvas }) => {
    await timers.began(250);
    await hand.click(canvas.getByRole('button', { name: 'Wczytane' }));
    await timers.stopped();
    await expect(await canvas.findByRole('heading', { name: 'Twoje zgłoszenia' })).toBeInTheDocument();
    await expect(canvas.queryByText('Wczytujemy Twoje zgłoszenia')).not.toBeInTheDocument();
  },
};
