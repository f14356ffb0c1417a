import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { galleryLabels } from './gallery.labels';
import type { LaidImage } from './gallery-image';
import { GalleryTools } from './gallery-tools';
import { ROOMS } from './testing/rooms';

interface Scene {
  item: LaidImage;
  /** Called with the step and the number of times that the list was drawn. */
  onMove: (step: -1 | 1, drawn: number) => void;
}

const [ROOM = { filename: '', url: '' }] = ROOMS;
let named = 0;

/** Each time that its name is read is counted: by it a menu that is drawn is known. */
const COUNTED: LaidImage = {
  ...{ id: '1', image: ROOM, src: '', width: 4, height: 3, caption: undefined },
  get name() {
    named += 1;
    return 'Sala zabaw';
  },
};

const meta = {
  title: 'Files/Gallery/Tools',
  component: Drawn,
  args: { item: COUNTED, onMove: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'as in a gallery: a handle and a menu button, both named by the picture',
      reads: '„Więcej: Sala zabaw, przycisk menu”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Drawn>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** The tools of a picture as a list draws them whose order may be changed: place and handle are new each time. */
function Drawn({ item, onMove }: Scene) {
  const [drawn, setDrawn] = useState(1);

  return (
    <div className="u:grid u:justify-items-start u:gap-3">
      <Button onClick={() => setDrawn(drawn + 1)}>Narysuj jeszcze raz</Button>
      <p className="u:part">{`Rysowane: ${drawn}`}</p>
      <GalleryTools
        item={item}
        words={galleryLabels.pl}
        place={{ isFirst: true, isLast: false, move: (step) => onMove(step, drawn) }}
        handle={<span>⠿</span>}
        canDelete
        onDelete={nothing}
      />
    </div>
  );
}

export const KeepsTheMenuWhenTheListIsDrawnAnew: Story = {
  play: async ({ args, canvas }) => {
    const before = named;
    await hand.click(canvas.getByRole('button', { name: 'Narysuj jeszcze raz' }));
    await expect(canvas.getByText('Rysowane: 2')).toBeVisible();
    await expect(named).toBe(before);

    // And yet it moves by the latest place.
    await hand.click(canvas.getByRole('button', { name: /Sala zabaw$/ }));
    await hand.click(await screen.findByRole('menuitem', { name: galleryLabels.pl.later }));
    await expect(args.onMove).toHaveBeenCalledWith(1, 2);
  },
};
