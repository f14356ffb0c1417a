import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import tokens from '../../../tokens/tokens.json';
import { FoundationPage, FoundationSection, TokenName } from './testing/foundation-page';

const meta = { title: 'Foundations/Spacing' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The meaning of a distance: the closer, the more things belong together (Guide §5). */
const USES: Record<string, string> = {
  '2': 'inside a control',
  '3': 'between things that belong together',
  '4': 'between things that belong together; gutter of a phone',
  '6': 'inside a card; gutter of a tablet',
  '8': 'gutter of a desktop',
  '16': 'between the sections of a public page',
};

const STEPS = Object.entries(tokens.space).filter(([, size]) => size !== '0');
const TARGETS = Object.entries(tokens.target);

/** The grid of 4 px, and the sizes of targets. */
export const Steps: Story = {
  tags: ['shown'],
  render: () => (
    <FoundationPage
      title="Spacing"
      lead="A grid of 4 px. A class takes the number of steps: u:p-4 is four steps, 16 px. What is close together belongs together."
    >
      <FoundationSection title="Steps">
        <ul className="u:grid u:gap-2">
          {STEPS.map(([step, size]) => (
            <li key={step} className="u:flex u:flex-wrap u:items-center u:gap-x-4 u:gap-y-1">
              <span className="u:w-40 u:flex-none u:text-sm">
                <TokenName>{`space-${step}`}</TokenName>{' '}
                <span className="u:figures u:text-muted">{size}</span>
              </span>
              <span
                data-token={`space-${step}`}
                className="u:h-4 u:flex-none u:rounded-xs u:bg-accent"
                style={{ width: `var(--urzad-space-${step})` }}
              />
              <span className="u:text-sm u:text-muted">{USES[step]}</span>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Targets"
        says="How much there is to press, at least. WCAG asks for 24 px; a finger is happier with 44."
      >
        <ul className="u:flex u:flex-wrap u:items-end u:gap-5">
          {TARGETS.map(([name, size]) => (
            <li key={name} className="u:grid u:justify-items-center u:gap-2 u:text-sm">
              <span
                data-token={`target-${name}`}
                className="u:rounded-md u:border-control u:border-line-strong u:bg-field"
                style={{ width: `var(--urzad-target-${name})`, height: `var(--urzad-target-${name})` }}
              />
              <span className="u:text-muted">
                {name} <span className="u:figures">{size}</span>
              </span>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const widthOf = (token: string) =>
      canvasElement.querySelector(`[data-token="${token}"]`)?.getBoundingClientRect().width;

    for (const [step, size] of STEPS) {
      await expect(widthOf(`space-${step}`)).toBe(Number.parseFloat(size));
      // A step is 4 px.
      await expect(Number.parseFloat(size)).toBe(Number(step) * 4);
    }
    for (const [name, size] of TARGETS) {
      await expect(widthOf(`target-${name}`)).toBe(Number.parseFloat(size));
      await expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(24);
    }
  },
};
