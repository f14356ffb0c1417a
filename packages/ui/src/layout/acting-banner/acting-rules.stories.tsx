import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { ActingRules } from './acting-rules';

const meta = {
  title: 'Layout/ActingRules',
  component: ActingRules,
  parameters: {
    accessibility: {
      keys: [],
      roles: 'region named by its heading, with two lists, each under a heading of its own',
      reads: '„Oglądasz to, co widzi Anna, region. Możesz, nagłówek, poziom 3. Lista, 3 elementy”',
    } satisfies AccessibilityNotes,
  },
  args: {
    title: 'Oglądasz to, co widzi Anna',
    lead: 'Każde otwarcie i każda zmiana trafia do dziennika. Anna czyta go na swoim koncie.',
    may: {
      title: 'Możesz',
      items: [
        'otwierać sprawy, wnioski i pliki',
        'wypełniać i poprawiać szkice',
        'dodawać dokumenty do szkicu',
      ],
    },
    mayNot: {
      title: 'Nie możesz',
      items: [
        'podpisać ani wysłać wniosku, umowy, aneksu',
        'zmienić hasła, adresu e-mail ani rachunku',
        'udostępnić konta ani przedłużyć dostępu',
      ],
    },
  },
} satisfies Meta<typeof ActingRules>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const rules = within(within(canvasElement).getByRole('region', { name: 'Oglądasz to, co widzi Anna' }));
    await expect(rules.getAllByRole('list')).toHaveLength(2);
    await expect(rules.getByRole('heading', { level: 3, name: 'Nie możesz' })).toBeVisible();
  },
};
