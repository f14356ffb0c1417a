import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { PICTURE } from '../upload-field/testing/upload';
import { FileStrip } from './file-strip';

const meta = {
  title: 'Files/FileStrip',
  component: FileStrip,
  args: {
    label: 'Dokumenty zgłoszenia',
    value: 'form',
    onValueChange: fn(),
    files: [
      { id: 'form', label: 'Formularz rekrutacyjny', detail: 'wersja 1' },
      { id: 'employer', label: 'Zaświadczenie od pracodawcy', detail: '412,08 kB', seen: true },
      { id: 'birth', label: 'Akt urodzenia', detail: '1,24 MB', kind: 'picture' },
    ],
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const choose = (id: string) => {
      setValue(id);
      args.onValueChange(id);
    };

    return <FileStrip {...args} value={value} onValueChange={choose} />;
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes from file to file', 'KeysReachAndOpenEachFile'],
        [
          'Enter, Space',
          'open the file, or with an arrow the one before or after it',
          'KeysReachAndOpenEachFile',
        ],
      ],
      roles: 'list named by its label; each file is a button, pressed while it is open',
      reads:
        '„Dokumenty zgłoszenia, lista, 3 elementy. Akt urodzenia 1,24 MB, przycisk przełączania, niewciśnięty”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FileStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture has a thumbnail, whose box keeps its size while it loads. One that fails to load leaves the icon. */
export const ShowsPictures: Story = {
  args: {
    files: [
      { id: 'form', label: 'Formularz rekrutacyjny', detail: 'wersja 1' },
      { id: 'birth', label: 'Akt urodzenia', detail: '1,24 MB', kind: 'picture', thumb: PICTURE },
      { id: 'gone', label: 'Orzeczenie', detail: '0,98 MB', kind: 'picture', thumb: '/nie-ma.png' },
    ],
  },
  play: async ({ canvasElement }) => {
    const button = (name: RegExp) => within(canvasElement).getByRole('button', { name });
    const picture = button(/Akt urodzenia/).querySelector('img');
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 36, height: 36 });
    await waitFor(() => expect(button(/Orzeczenie/).querySelector('img')).toBeNull());
    await expect(button(/Orzeczenie/)).toHaveAccessibleName('Orzeczenie 0,98 MB');
    await expect(button(/Akt urodzenia/)).toHaveAccessibleName('Akt urodzenia 1,24 MB');
    await expect(button(/Orzeczenie/).offsetHeight).toBe(button(/Akt urodzenia/).offsetHeight);
  },
};

export const Default: Story = { tags: ['picture', 'picture-forced'] };

export const OpensAFile: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: /Akt urodzenia/, pressed: false }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/Akt urodzenia/);
    await expect(canvas.getByRole('button', { name: /Formularz/, pressed: false })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('birth');
  },
};

/** A whole number of files is in sight, at each position of the strip. */
export const CutsNoName: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list');
    const { right } = strip.getBoundingClientRect();
    const cut = within(strip)
      .getAllByRole('listitem')
      .map((file) => file.getBoundingClientRect())
      .filter((file) => file.left < right - 1 && file.right > right + 1);
    await expect(cut).toEqual([]);
  },
};

export const GoesOnByArrows: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Następny plik' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/Zaświadczenie/);
    await hand.click(canvas.getByRole('button', { name: 'Następny plik' }));
    await expect(canvas.getByRole('button', { name: 'Następny plik' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await hand.click(canvas.getByRole('button', { name: 'Następny plik' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('birth');
  },
};

export const KeysReachAndOpenEachFile: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const stops = [...canvasElement.querySelectorAll('button')].filter(
      (button) => button.checkVisibility() && !button.disabled,
    );
    await expect(stops.length).toBeGreaterThanOrEqual(3);
    for (const stop of stops) {
      await hand.tab();
      await expect(stop).toHaveFocus();
    }

    const picture = canvas.getByRole('button', { name: /^Akt/ });
    picture.focus();
    await hand.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('birth');
    await expect(canvas.getByRole('button', { name: /^Akt/, pressed: true })).toBeVisible();
    canvas.getByRole('button', { name: /^Zaświadczenie/ }).focus();
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('employer');
  },
};
