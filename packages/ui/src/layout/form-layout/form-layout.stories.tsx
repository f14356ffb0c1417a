import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { DescriptionList } from '../../data/description-list/description-list';
import { FolderCard } from '../../data/folder-card/folder-card';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { ActionBar } from '../action-bar/action-bar';
import { NumberedSection } from '../numbered-section/numbered-section';
import { FormLayout } from './form-layout';

const meta = {
  title: 'Layout/FormLayout',
  component: FormLayout,
  args: {
    children: (
      <>
        <NumberedSection number="3.1" title="Kto opiekuje się dzieckiem?">
          <p>Klub dziecięcy „Skrzat”, do 760 zł miesięcznie</p>
        </NumberedSection>
        <NumberedSection number="3.2" title="Placówka">
          <p>Wpisz co najmniej 2 litery – podpowiemy z rejestru żłobków.</p>
        </NumberedSection>
        <ActionBar back={<Button icon={ArrowLeft}>Wstecz</Button>} status="Szkic zapisany o 14:32">
          <Button variant="primary" iconEnd={ArrowRight}>
            Dalej: sprawdzenie
          </Button>
        </ActionBar>
      </>
    ),
    aside: (
      <FolderCard number="szkic-240" tone="accent">
        <h2 className="u:mb-3.5 u:text-lg">Twoje zgłoszenie</h2>
        <DescriptionList
          items={[
            { term: 'Dziecko', value: 'Jan Wroński' },
            { term: 'Opłata', value: '820,00 zł' },
            { term: 'Dofinansowanie', value: '760,00 zł × 12' },
          ]}
        />
      </FolderCard>
    ),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'what stands beside the form is complementary; on a phone it comes after the form',
      reads: '„Placówka, region”; „Informacje dodatkowe. Twoje zgłoszenie, nagłówek poziom 2”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FormLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Placówka' })).toHaveTextContent('3.2');
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Twoje zgłoszenie');
  },
};

export const WithoutSummary: Story = {
  args: { aside: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};
