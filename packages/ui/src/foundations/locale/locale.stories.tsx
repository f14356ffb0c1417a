import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { type LabelSet, useLabels, useLocale } from './locale';
import { LocaleProvider } from './locale-provider';

interface GreetingLabels {
  greeting: string;
  hint?: string;
}

function Greeting({
  words,
  replaced,
}: {
  words: LabelSet<GreetingLabels>;
  replaced?: Partial<GreetingLabels>;
}) {
  const { greeting, hint } = useLabels(words, replaced);

  return (
    <p lang={useLocale()}>
      {greeting} {hint}
    </p>
  );
}

/** Each story has words of its own: a gap in the same words is reported only once. */
const someWords = (): LabelSet<GreetingLabels> => ({
  pl: { greeting: 'Dzień dobry.', hint: 'Szkic zapisuje się sam.' },
  en: { greeting: 'Good morning.' },
});

const meta = {
  title: 'Foundations/Language',
  component: LocaleProvider,
  args: { locale: 'pl', onMissing: fn(), children: <Greeting words={someWords()} /> },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none: it gives the widgets below it their words',
      reads: '„Dzień dobry. Szkic zapisuje się sam.”, in the voice of the page',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof LocaleProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Dzień dobry. Szkic zapisuje się sam.');
    await expect(args.onMissing).not.toHaveBeenCalled();
  },
};

/** A text that English lacks is shown in Polish, and reported to the application. */
export const FallsBackToPolish: Story = {
  args: { locale: 'en', children: <Greeting words={someWords()} /> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Good morning. Szkic zapisuje się sam.');
    await expect(args.onMissing).toHaveBeenCalledWith({ locale: 'en', key: 'hint' });
  },
};

/** Polish typography: a word of one letter does not end a line. */
export const SetsItsTexts: Story = {
  args: {
    typeset: (text) => text.replaceAll(' się ', ' się\u00a0'),
    children: <Greeting words={someWords()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph').textContent).toBe('Dzień dobry. Szkic zapisuje się\u00a0sam.');
  },
};

export const TakesTheWordsOfACaller: Story = {
  args: { children: <Greeting words={someWords()} replaced={{ greeting: 'Cześć!' }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Cześć! Szkic zapisuje się sam.');
  },
};
