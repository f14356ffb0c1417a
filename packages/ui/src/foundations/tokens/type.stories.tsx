import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import tokens from '../../../tokens/tokens.json';
import { FoundationPage, FoundationSection, TokenName } from './testing/foundation-page';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const { scale, weight, base } = tokens.font;

const SIZES = [
  ['xs', 'u:text-xs'],
  ['sm', 'u:text-sm'],
  ['md', 'u:text-md'],
  ['lg', 'u:text-lg'],
  ['xl', 'u:text-xl'],
  ['2xl', 'u:text-2xl'],
  ['3xl', 'u:text-3xl'],
  ['4xl', 'u:text-4xl'],
] as const;

const WEIGHTS = [
  ['regular', 'u:font-regular'],
  ['medium', 'u:font-medium'],
  ['semibold', 'u:font-semibold'],
  ['bold', 'u:font-bold'],
] as const;

const SAMPLE = 'Zażółć gęślą jaźń';

/** Eight sizes in rem, so that the reader's choice of 18, 20 or 22 px moves them all (Spec §9). */
export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <FoundationPage
      title="Type"
      lead="Atkinson Hyperlegible Next for words, Mono for numbers of files: made for low vision, with every Polish letter. The reader chooses the size of letters; nothing is below 14 px."
    >
      <FoundationSection
        title="Sizes"
        says="In pixels at the three sizes a reader may choose: 18, 20 and 22. Headings are bold and a little tighter."
      >
        <ul className="u:grid u:gap-5">
          {SIZES.map(([size, className]) => (
            <li key={size} className="u:grid u:gap-1">
              <p lang="pl" className={className} data-size={size}>
                {SAMPLE}
              </p>
              <p className="u:flex u:flex-wrap u:gap-x-4 u:text-sm u:text-muted">
                <TokenName>{className}</TokenName>
                <span className="u:figures">{Object.values(scale[size].at).join(' · ')}</span>
                <span>line {scale[size].line}</span>
                <span>{scale[size].use}</span>
              </p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Weights">
        <ul className="u:grid u:gap-3 u:tablet:grid-cols-2">
          {WEIGHTS.map(([name, className]) => (
            <li key={name}>
              <p lang="pl" className={className} data-weight={name}>
                {SAMPLE}
              </p>
              <p className="u:text-sm u:text-muted">
                <TokenName>{className}</TokenName> {weight[name]}
              </p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Numbers"
        says="Letters and digits that are easily confused differ; money has figures of one width and never breaks."
      >
        <p className="u:font-mono">FR/1-2026/00112 · 0O Il1 B8</p>
        <ul lang="pl" className="u:justify-self-start u:text-end">
          <li className="u:figures">1 500,00 zł</li>
          <li className="u:figures">12 375,00 zł</li>
          <li className="u:figures">111,11 zł</li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const chosen = root.dataset.font;
    const pixels = (size: string) => {
      const sample = canvasElement.querySelector(`[data-size="${size}"]`) ?? canvasElement;
      return Number.parseFloat(getComputedStyle(sample).fontSize);
    };
    for (const font of ['small', 'medium', 'large'] as const) {
      root.dataset.font = font;
      for (const [size] of SIZES) {
        await expect(pixels(size)).toBeCloseTo(Number.parseFloat(scale[size].at[font]), 0);
      }
      await expect(pixels('md')).toBe(Number.parseFloat(base[font]));
    }
    if (chosen) root.dataset.font = chosen;
    else delete root.dataset.font;

    for (const [name] of WEIGHTS) {
      const sample = canvasElement.querySelector(`[data-weight="${name}"]`) ?? canvasElement;
      await expect(getComputedStyle(sample).fontWeight).toBe(String(weight[name]));
    }
  },
};
