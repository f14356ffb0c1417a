import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { type Align, keepBeside } from './keep-beside';
import { useHang } from './use-hang';

interface Scene {
  /** Of the button, 100 by 44 pixels. */
  left: number;
  top: number;
  /** Of the panel. */
  width?: number;
  height?: number;
  align: Align;
}

const meta = {
  title: 'Internal/KeepBeside',
  component: SceneOf,
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none of its own',
      reads: 'nothing: where a panel stands is for the eye',
    } satisfies AccessibilityNotes,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SceneOf>;
export default meta;

type Story = StoryObj<typeof meta>;

function SceneOf({ left, top, width = 300, height = 200, align }: Scene) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hang = useHang(button, align, keepBeside);
  useLayoutEffect(() => (panel.current ? hang(panel.current) : undefined), [hang]);

  return (
    <>
      <button ref={button} type="button" className="u:fixed" style={{ left, top, width: 100, height: 44 }}>
        Menu
      </button>
      <div
        ref={panel}
        data-testid="panel"
        className="u:fixed u:top-0 u:left-0 u:overflow-y-auto u:bg-surface-raised"
      >
        <div style={{ width, height }} />
      </div>
    </>
  );
}

function standsAt(expected: Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>) {
  return waitFor(() => expect(screen.getByTestId('panel').getBoundingClientRect()).toMatchObject(expected));
}

export const BelowByTheLeftEdge: Story = {
  args: { left: 400, top: 100, align: 'start' },
  play: () => standsAt({ left: 400, top: 154 }),
};

export const BelowByTheRightEdge: Story = {
  args: { left: 400, top: 100, align: 'end' },
  play: () => standsAt({ right: 500, top: 154 }),
};

export const NeverBeyondTheLeftSideOfTheWindow: Story = {
  args: { left: 20, top: 100, align: 'end' },
  play: () => standsAt({ left: 8, top: 154 }),
};

export const NeverBeyondTheRightSide: Story = {
  args: { left: 1170, top: 100, align: 'start' },
  play: () => standsAt({ right: document.documentElement.clientWidth - 8, top: 154 }),
};

export const AboveWhereThereIsMoreRoom: Story = {
  args: { left: 400, top: 640, align: 'start', height: 400 },
  play: () => standsAt({ left: 400, bottom: 630 }),
};

/** It scrolls inside, 8 px from the edge of the viewport. */
export const BelowWhenThereIsNoMoreRoomAbove: Story = {
  args: { left: 400, top: 100, align: 'start', height: 2000 },
  play: () => standsAt({ top: 154, bottom: window.innerHeight - 8 }),
};

export const AtTheStartOfATextFromRightToLeft: Story = {
  args: { left: 400, top: 100, align: 'start' },
  globals: { direction: 'rtl' },
  play: () => standsAt({ right: 500, top: 154 }),
};
