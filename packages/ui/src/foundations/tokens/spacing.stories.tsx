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
  render: () => (
    <FoundationPage
      title="Spacing"
      lead="A grid of 4 px. A class takes the number of steps: p-4 is four steps, 16 px. What is close together belongs together."
    >
      <FoundationSection title="Steps">
        <ul className="grid gap-2">
          {STEPS.map(([step, size]) => (
            <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="w-40 flex-none text-sm">
                <TokenName>{`space-${step}`}</TokenName> <span className="figures text-muted">{size}</span>
              </span>
              <span
                data-token={`space-${step}`}
                className="h-4 flex-none rounded-xs bg-accent"
                style={{ width: `var(--space-${step})` }}
              />
              <span className="text-sm text-muted">{USES[step]}</span>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Targets"
        says="How much there is to press, at least. WCAG asks for 24 px; a finger is happier with 44."
      >
        <ul className="flex flex-wrap items-end gap-5">
          {TARGETS.map(([name, size]) => (
            <li key={name} className="grid justify-items-center gap-2 text-sm">
              <span
                data-token={`target-${name}`}
                className="rounded-md border-control border-line-strong bg-field"
                style={{ width: `var(--target-${name})`, height: `var(--target-${name})` }}
              />
              <span className="text-muted">
                {name} <span className="figures">{size}</span>
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
