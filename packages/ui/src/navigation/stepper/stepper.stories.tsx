import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Stepper } from './stepper';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    current: 2,
    steps: [
      { label: 'Twoje dane', href: '#dane' },
      { label: 'Dziecko', href: '#dziecko' },
      { label: 'Opieka i koszty' },
      { label: 'Sprawdzenie' },
      { label: 'Podpis' },
    ],
  },
  parameters: {
    accessibility: {
      keys: [['Tab', 'goes through the steps that may be opened', 'Last']],
      roles: 'ordered list named „Kroki” with the current step told; on a phone one sentence',
      reads:
        '„Kroki, lista, 5 elementów. Twoje dane (gotowe), łącze. 3. Opieka i koszty, bieżący krok”; on a phone „Krok 3 z 5. Następny: sprawdzenie”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Krok 3 z 5\. Następny: sprawdzenie/)).toBeInTheDocument();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      /^3\. Opieka i koszty$/,
    );
  },
};

export const Last: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(/^5\. Podpis$/);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    for (const link of links) {
      await hand.tab();
      await expect(link).toHaveFocus();
    }
  },
};

/** A step that was left with an empty answer has no tick. */
export const SaysWhatIsLacking: Story = {
  args: {
    steps: [
      { label: 'Twoje dane', href: '#dane', incomplete: true },
      { label: 'Dziecko', href: '#dziecko' },
      { label: 'Opieka i koszty' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('1. Twoje dane (brakuje odpowiedzi)');
    await expect(second).toHaveTextContent('Dziecko (gotowe)');
  },
};

/** Eight steps on the narrowest tablet: no name overlaps the next one. */
export const BreaksLongWords: Story = {
  args: {
    current: 7,
    steps: [
      'Dane osobowe',
      'Kontakt',
      'Rynek pracy',
      'Dzieci',
      'Opieka',
      'Kryteria',
      'Oświadczenia i załączniki',
      'Sprawdź odpowiedzi',
    ].map((label) => ({ label, href: `#${label}` })),
  },
  globals: { viewport: { value: 'tabletFirst' } },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) {
      const { right } = within(step).getByRole('link').getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(step.getBoundingClientRect().right);
    }
  },
};

/** Eight steps in the largest letters: between two names there is more than between two words. */
export const KeepsNamesApart: Story = {
  args: { ...BreaksLongWords.args },
  globals: { font: 'large', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => [...link.getClientRects()]);
    for (const [at, lines] of names.entries()) {
      const next = names[at + 1]?.[0];
      if (next === undefined) continue;
      await expect(next.left - Math.max(...lines.map(({ right }) => right))).toBeGreaterThanOrEqual(16);
    }
  },
};

/** One sentence replaces the names. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Krok 3 z 5. Następny: sprawdzenie')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const KeepsAnAcronymInCapitals: Story = {
  args: { current: 0, steps: [{ label: 'Rachunek' }, { label: 'PESEL dziecka' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Krok 1 z 2. Następny: PESEL dziecka')).toBeVisible();
  },
};

/** In high contrast: full, partly full and empty bars differ by their fill and their line. */
export const TellsStepsApartInOneColour: Story = {
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div data-contrast="high" className="u:bg-canvas u:p-4 u:text-ink">
        <Story />
      </div>
    ),
  ],
};
