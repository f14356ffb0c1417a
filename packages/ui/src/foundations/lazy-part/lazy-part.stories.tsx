import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { LazyPart, type LazyPartProps } from './lazy-part';
import { lazyPart } from './part';

const words = { text: 'Kalendarz' };
const never = new Promise<typeof words>(() => undefined);

const meta = {
  title: 'Feedback/LazyPart',
  component: LazyPart<typeof words>,
  args: {
    of: lazyPart(() => never),
    waiting: <p role="status">Wczytujemy kalendarz</p>,
    missing: <p role="alert">Nie udało się wczytać kalendarza</p>,
    children: ({ text }) => <p>{text}</p>,
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'None of its own: what stands in its place says that it is coming or has not come.',
      reads: '„Wczytujemy kalendarz”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => <BesideField {...args} />,
} satisfies Meta<typeof LazyPart<typeof words>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { of: lazyPart(async () => words) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kalendarz')).toBeVisible();
  },
};

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Wczytujemy kalendarz');
  },
};

/** A new version of the portal has removed the old file. */
export const Missing: Story = {
  args: { of: lazyPart(() => Promise.reject(new Error('404'))) },
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'Imię' }), 'Oksana');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nie udało się wczytać kalendarza');
    await expect(canvas.getByRole('textbox', { name: 'Imię' })).toHaveValue('Oksana');
  },
};

export const ComesWhenTheConnectionIsBack: Story = {
  beforeEach: pullPlug,
  render: (args) => <Fresh {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    plugIn();
    await expect(await canvas.findByText('Kalendarz')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The line was cut for a moment of which the browser said nothing. */
export const ComesAtTheNextPress: Story = {
  render: (args) => <CutOnce {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await hand.click(canvas.getByRole('textbox', { name: 'Imię' }));
    await expect(await canvas.findByText('Kalendarz')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Imię' })).toHaveFocus();
  },
};

/** A part that was not loaded yet, new in each play. */
function Fresh(args: LazyPartProps<typeof words>) {
  const [part] = useState(() => lazyPart(async () => words));
  return <LazyPart {...args} of={part} />;
}

function CutOnce(args: LazyPartProps<typeof words>) {
  const [part] = useState(() => {
    let isCut = true;
    return lazyPart(async () => {
      if (!isCut) return words;
      isCut = false;
      throw new TypeError('Failed to fetch');
    });
  });
  return <BesideField {...args} of={part} />;
}

function BesideField(args: LazyPartProps<typeof words>) {
  return (
    <>
      <label>
        Imię <input className="u:border u:border-line" />
      </label>
      <LazyPart {...args} />
    </>
  );
}
