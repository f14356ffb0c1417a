import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Tags } from '../../forms/fields/tags/tags';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { underAFinger } from '../../internal/testing/paper';
import { DataTable } from './data-table';
import { START_VIEW } from './table-view';
import { type Registration, TABLE } from './testing/sample-table';

/** px, of what a finger presses */
const FINGER = 44;

const meta = {
  title: 'Data/DataTable/Touch',
  component: DataTable<Registration>,
  args: {
    ...TABLE,
    exportName: 'zgloszenia',
    defaultView: { ...START_VIEW, filters: { city: { kind: 'contains', text: 'Szczecin' } } },
    onViewChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'as with a mouse',
      reads: 'as with a mouse',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DataTable<Registration>>;
export default meta;

/** Also of the small controls beside it. */
export const IsPressedByAFinger: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="u:grid u:justify-items-start u:gap-4">
      <Button size="sm">Wybierz inny</Button>
      <IconButton size="sm" icon={Trash2} label="Usuń" />
      <Tags label="Słowa" name="words" defaultValue="żłobek" />
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await underAFinger(async () => {
      const small = canvas.getAllByRole('button').filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < FINGER || height < FINGER;
      });
      await expect(small).toEqual([]);
    });
  },
};
