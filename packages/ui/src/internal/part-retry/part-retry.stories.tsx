import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TextField } from '../../forms/fields/text-field/text-field';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { hand } from '../testing/hand';
import { PartRetry } from './part-retry';

interface Scene {
  /** Asks for the code. */
  load: () => Promise<unknown>;
}

const meta = {
  title: 'Internal/PartRetry',
  component: Missing,
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  parameters: {
    accessibility: {
      keys: [['Enter', 'asks for the code once more', 'HandsItsFocusOver']],
      roles: 'a button, and a status that says it when the code does not come again',
      reads: '„Ponów, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Missing>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A part of a page that did not come, beside a field. */
function Missing({ load }: Scene) {
  const place = useRef<HTMLDivElement>(null);
  const [hasCome, setCome] = useState(false);
  const loadPart = async () => {
    const module = await load();
    setCome(true);
    return module;
  };

  return (
    <div className="u:grid u:gap-3">
      <TextField label="Uwagi" />
      <section ref={place} tabIndex={-1} aria-label="Podgląd" className="u:part">
        {hasCome ? (
          'Jest'
        ) : (
          <PartRetry
            of={{ load: loadPart }}
            label="Ponów"
            missing="Nie udało się wczytać podglądu."
            onCome={() => place.current?.focus()}
          />
        )}
      </section>
    </div>
  );
}

/** Resolves when the returned function is called. */
function later() {
  let come: (module: object) => void = () => undefined;
  const coming = new Promise<object>((resolve) => {
    come = resolve;
  });
  return { coming, come: () => come({}) };
}

let part = later();

export const SaysThatItDidNotCome: Story = {
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: 'Ponów' });
    await hand.click(again);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Nie udało się wczytać podglądu.'),
    );
    await expect(again).toHaveFocus();
  },
};

export const HandsItsFocusOver: Story = {
  args: { load: () => part.coming },
  beforeEach: () => {
    part = later();
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ponów' }).focus();
    await hand.keyboard('{Enter}');
    part.come();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Podgląd' })).toHaveFocus());
  },
};

/** A slow part comes when the person types elsewhere. */
export const LeavesTheFocusWhereThePersonIs: Story = {
  args: { load: () => part.coming },
  beforeEach: () => {
    part = later();
  },
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Ponów' }));
    const notes = canvas.getByRole('textbox', { name: 'Uwagi' });
    await hand.click(notes);
    await hand.keyboard('abc');
    part.come();
    await canvas.findByText('Jest');
    await hand.keyboard('def');
    await expect(notes).toHaveValue('abcdef');
    await expect(notes).toHaveFocus();
  },
};
