import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextField } from '../../forms/fields/text-field/text-field';
import { hand } from '../../internal/testing/hand';
import { Icon } from '../icon/icon';
import { FoundationPage, FoundationSection } from './testing/foundation-page';
import { USED_ICONS } from './testing/used-icons';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The icons in use. One meaning, one icon: look here before adding one. */
export const InUse: Story = {
  tags: ['shown'],
  render: () => (
    <FoundationPage
      title="Icons"
      lead="Lucide, drawn on a grid of 24 with a stroke of 1.9, 1.2em high beside text. An icon never stands in place of the word of a main action, and each has one meaning."
    >
      <FoundationSection title="In use" says="Every icon that a widget of the library imports, by its name.">
        <IconList />
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(USED_ICONS.length);
    await expect(USED_ICONS.length).toBeGreaterThan(40);

    await hand.type(canvas.getByRole('textbox', { name: 'Find an icon' }), 'chevron');
    const found = canvas.getAllByRole('listitem');
    await expect(found.length).toBeGreaterThan(1);
    for (const icon of found) await expect(icon).toHaveTextContent(/chevron/i);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${found.length} of ${USED_ICONS.length}`);

    await hand.keyboard('{Control>}a{/Control}{Delete}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(USED_ICONS.length);
  },
};

function IconList() {
  const [words, setWords] = useState('');
  const found = USED_ICONS.filter(([name]) => name.toLowerCase().includes(words.trim().toLowerCase()));

  return (
    <>
      <div className="u:max-w-narrow">
        <TextField name="icon" label="Find an icon" value={words} onValueChange={setWords} />
      </div>
      <p role="status" className="u:text-sm u:text-muted">
        {`${found.length} of ${USED_ICONS.length}`}
      </p>
      <ul className="u:grid u:grid-cols-2 u:gap-3 u:tablet:grid-cols-4 u:desktop:grid-cols-6">
        {found.map(([name, drawing]) => (
          <li
            key={name}
            className="u:grid u:justify-items-center u:gap-2 u:rounded-md u:border u:border-line u:bg-surface u:px-2 u:py-4 u:text-center u:text-xs u:text-muted"
          >
            <Icon of={drawing} size="28px" className="u:text-ink" />
            <span className="u:w-full u:wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
