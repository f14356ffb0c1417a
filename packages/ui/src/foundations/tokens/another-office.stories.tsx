import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import brand from '../../../tokens/brands/zielony-bor.css?raw';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { FolderCard } from '../../data/folder-card/folder-card';
import { Alert } from '../../feedback/alert/alert';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar';
import { Checkbox } from '../../forms/fields/checkbox/checkbox';
import { TextField } from '../../forms/fields/text-field/text-field';
import { Logo } from '../logo/logo';

const meta = { title: 'Foundations/Another office', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The looks of another office: `npx @urzad/ui theme zielony-bor.json` made this style sheet, and would have
 * written none if a pair of its colours were too weak. Schemes, contrast and the size of letters are as in every story.
 */
export const InItsOwnLooks: Story = {
  tags: ['picture'],
  render: () => (
    <>
      <style>{brand}</style>
      <Screen />
    </>
  ),
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Złóż wniosek' }));
    await expect(button.borderRadius).toBe('4px');
    await expect(button.fontFamily).toMatch(/^"DejaVu Serif"/);
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--urzad-accent-9')).toBe(
      '#00606b',
    );
    await expect(button.backgroundColor).toBe('rgb(0, 96, 107)');
  },
};

function Screen() {
  return (
    <div className="u:grid u:gap-6 u:bg-canvas u:p-5 u:font-sans u:text-ink">
      <Logo
        name="Bon na zasiedlenie"
        office="Powiatowy Urząd Pracy w Zielonym Borze"
        href="#"
        mark={<SpruceMark />}
      />
      <div className="u:grid u:gap-6 u:tablet:grid-cols-2">
        <FolderCard number="Wniosek 12/2027">
          <div className="u:grid u:gap-4">
            <h2 className="u:text-lg">Wniosek o bon na zasiedlenie</h2>
            <ProgressBar label="Wypełniono" value={60} />
            <TextLink href="#regulamin">Regulamin przyznawania bonów</TextLink>
          </div>
        </FolderCard>
        <div className="u:grid u:content-start u:gap-4">
          <TextField label="Miejscowość, do której się przeprowadzasz" defaultValue="Zielony Bór" />
          <Checkbox label="Znam regulamin" defaultChecked />
          <Alert kind="info" title="Nabór trwa do 31 maja">
            Po złożeniu wniosku odpowiemy w ciągu 30 dni.
          </Alert>
          <div className="u:flex u:flex-wrap u:gap-3">
            <Button variant="primary" iconEnd={ArrowRight}>
              Złóż wniosek
            </Button>
            <Button>Zapisz szkic</Button>
          </div>
        </div>
      </div>
    </div>
  );
}

/** A spruce, higher than wide. */
function SpruceMark() {
  return (
    <svg viewBox="0 0 32 44" aria-hidden="true">
      <path d="M16 0l10 15h-5l8 12h-6l9 11H0l9-11H3l8-12H6z" fill="var(--urzad-accent)" />
      <path d="M13 38h6v6h-6z" fill="var(--urzad-companion-fill)" />
    </svg>
  );
}
