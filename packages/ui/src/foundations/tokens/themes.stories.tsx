import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, FilePlus2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { FolderCard } from '../../data/folder-card/folder-card';
import { Alert } from '../../feedback/alert/alert';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar';
import { StatusBadge } from '../status-badge/status-badge';
import { ACCENTS, SCHEMES } from './testing/schemes';

const meta = { title: 'Foundations/Themes', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Four schemes by four accents; axe measures each of the sixteen. */
export const SideBySide: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:tablet:grid-cols-2 u:desktop:grid-cols-4">
      {Object.entries(SCHEMES).flatMap(([scheme, attributes]) =>
        ACCENTS.map((accent) => (
          <div
            key={`${scheme} ${accent}`}
            {...attributes}
            data-accent={accent}
            className="u:grid u:content-start u:gap-3 u:bg-canvas u:p-4 u:text-ink"
          >
            <Sample name={`${scheme} ${accent}`} />
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const samples = within(canvasElement).getAllByText('Uzupełnij').map(backgroundOf);
    await expect(samples).toHaveLength(Object.keys(SCHEMES).length * ACCENTS.length);
    // Each accent has another colour in each scheme, except high contrast, which has its own for all.
    await expect(new Set(samples).size).toBeGreaterThanOrEqual(ACCENTS.length * 2);
  },
};

function backgroundOf(words: HTMLElement): string {
  const button = words.closest('button');
  return button ? getComputedStyle(button).backgroundColor : '';
}

function Sample({ name }: { name: string }) {
  return (
    <>
      <FolderCard number={name}>
        <div className="u:grid u:justify-items-start u:gap-3">
          <h2 className="u:text-lg">Hanna Wrońska</h2>
          <StatusBadge color="green" icon={CircleCheck}>
            Uczestnik
          </StatusBadge>
          <TextLink href="#umowa">Umowa trwa do 31 maja</TextLink>
        </div>
      </FolderCard>
      <ProgressBar value={64} label="Wypełniono" />
      <Alert kind="warning" title="Zostały 2 dni" />
      <div className="u:flex u:flex-wrap u:gap-2">
        <Button size="sm" variant="primary" icon={FilePlus2}>
          Uzupełnij
        </Button>
        <Button size="sm">Zobacz</Button>
        <Button size="sm" variant="danger">
          Usuń
        </Button>
      </div>
    </>
  );
}
