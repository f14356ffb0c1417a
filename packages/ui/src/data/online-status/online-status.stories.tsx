import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { OnlineStatus } from './online-status';

const NOON = Date.parse('2026-11-20T11:00:00.000Z');
const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

const meta = {
  title: 'Data/OnlineStatus',
  component: OnlineStatus,
  args: { onlineDate: new Date(NOON), now: () => new Date(NOON) },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'A time with its machine-readable moment. The dot is decoration: the words say the same.',
      reads: '„2 minuty temu”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof OnlineStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

const AGO = [0, 8000, 44_000, 2 * MINUTE, 60 * MINUTE, 26 * 60 * MINUTE, 2 * YEAR, 11 * YEAR];

export const Default: Story = {
  tags: ['picture'],
  render: (args) => (
    <ul className="u:grid u:gap-2">
      {AGO.map((ms) => (
        <li key={ms}>
          <OnlineStatus {...args} onlineDate={new Date(NOON - ms)} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('time').map((time) => time.textContent)).toEqual([
      'online',
      '10 sekund temu',
      '50 sekund temu',
      '2 minuty temu',
      '1 godzinę temu',
      '1 dzień temu',
      '2 lata temu',
      '23\u00a0listopada 2015\u00a0r.',
    ]);
  },
};

/** Beside names, in lines of a list: in the narrow one the dot stands alone, and its tooltip has the words. */
export const Compact: Story = {
  args: { compact: true, onlineDate: new Date(NOON - 2 * MINUTE) },
  render: (args) => (
    <ul className="u:grid u:gap-2">
      {['u:w-40', 'u:w-8'].map((width) => (
        <li key={width} className={`u:@container ${width}`}>
          <OnlineStatus {...args} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = canvas.getAllByText('2 minuty temu');
    await expect(wide?.offsetWidth).toBeGreaterThan(50);
    await expect(narrow?.offsetWidth).toBe(1);
    await expect(narrow?.parentElement).toHaveAttribute('title', '2 minuty temu');
  },
};

function Later() {
  const [now, setNow] = useState(NOON);

  return (
    <div className="u:grid u:justify-items-start u:gap-4">
      <OnlineStatus onlineDate={new Date(NOON)} now={() => new Date(now)} />
      <Button onClick={() => setNow(now + MINUTE)}>Minuta później</Button>
    </div>
  );
}

export const GrowsOlder: Story = {
  render: () => <Later />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('online')).toBeInTheDocument();
    await hand.click(canvas.getByRole('button', { name: 'Minuta później' }));
    await expect(canvas.getByText('1 minutę temu')).toBeInTheDocument();
  },
};

/** Spec §9: the interval of an observer is 10 s. */
export const LooksAtTheClockEveryTenSeconds: Story = {
  beforeEach: () => {
    spyOn(window, 'setInterval');
  },
  render: () => <OnlineStatus onlineDate={new Date(NOON)} now={() => new Date(NOON)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('online')).toBeInTheDocument();
    await expect(window.setInterval).toHaveBeenCalledWith(expect.any(Function), 10_000);
  },
};
