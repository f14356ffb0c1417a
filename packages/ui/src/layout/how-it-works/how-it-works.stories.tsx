import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { HowItWorks } from './how-it-works';

const meta = {
  title: 'Layout/HowItWorks',
  component: HowItWorks,
  render: (args) => (
    <section aria-label="Jak to działa">
      <h2 className="u:mb-6 u:text-2xl">Jak to działa</h2>
      <HowItWorks {...args} />
    </section>
  ),
  args: {
    steps: [
      { title: 'Załóż konto', text: 'Potrzebujesz adresu e-mail i numeru PESEL.', duration: '5 minut' },
      {
        title: 'Wypełnij zgłoszenie',
        text: 'Podasz dane swoje, dziecka i miejsca opieki. Szkic zapisuje się sam.',
        duration: '15 minut',
      },
      {
        title: 'Podpisz przez internet',
        text: 'Hasłem i kodem albo Profilem Zaufanym.',
        duration: '3 minuty',
      },
      {
        title: 'Poczekaj na ocenę',
        text: 'Sprawdzimy zgłoszenie i napiszemy, jeśli czegoś brakuje.',
        duration: 'do 14 dni',
      },
      {
        title: 'Odbieraj zwrot',
        text: 'Raz w miesiącu dodajesz rachunek, my przelewamy pieniądze.',
        duration: 'co miesiąc',
      },
    ],
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'ordered list; each step has a heading of level 3',
      reads: '„Lista, 5 elementów. 1, Załóż konto, nagłówek poziom 3”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof HowItWorks>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5);
  },
};
