import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { hand } from '../foundations/hand.example';
import { SHOWN_AFTER_MS, SHOWN_AT_LEAST_MS } from './delayed-pending';
import { Pending } from './pending';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Data/Skeleton',
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
    <div className="grid max-w-narrow gap-4">
      <Skeleton shape="title" />
      <Skeleton shape="circle" />
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shapes = canvasElement.querySelectorAll('.skeleton');
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

let begun = 0;

export const SaysWhatIsOnItsWay: Story = {
  beforeEach: () => {
    begun = performance.now();
  },
  render: () => <Loader />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Wczytujemy Twoje zgłoszenia'));
    await expect(performance.now() - begun).toBeGreaterThanOrEqual(SHOWN_AFTER_MS);
  },
};

export const StaysLongEnoughToBeSeen: Story = {
  render: () => <Loader />,
  play: async ({ canvas }) => {
    await canvas.findByText('Wczytujemy Twoje zgłoszenia');
    const shownAt = performance.now();
    await hand.click(canvas.getByRole('button', { name: 'Wczytane' }));
    await canvas.findByRole('heading', { name: 'Twoje zgłoszenia' });
    // Some of the time had passed before the test saw it.
    await expect(performance.now() - shownAt).toBeGreaterThan(SHOWN_AT_LEAST_MS / 2);
  },
};

export const ShowsNothingForAShortWait: Story = {
  render: () => <Loader />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Wczytane' }).click();
    await expect(await canvas.findByRole('heading', { name: 'Twoje zgłoszenia' })).toBeInTheDocument();
    await expect(canvas.queryByText('Wczytujemy Twoje zgłoszenia')).not.toBeInTheDocument();
  },
};
