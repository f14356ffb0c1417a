import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Colors' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const STEPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const SCALES = ['neutral', 'accent', 'companion', 'success', 'warning', 'error', 'info', 'plum'];

/** Steps of each scale. A widget never takes a step, only a role; illustrations may. */
export const Scales: Story = {
  tags: ['picture'],
  render: () => (
    <dl className="grid gap-4">
      {SCALES.map((scale) => (
        <div key={scale}>
          <dt className="text-sm font-semibold">{scale}</dt>
          <dd className="flex flex-wrap gap-1">
            {STEPS.map((step) => (
              <span key={step} className="grid justify-items-center text-xs text-muted">
                <span
                  className="size-12 rounded-md border border-line"
                  style={{ background: `var(--${scale}-${step})` }}
                />
                {step}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  ),
};

const PAIRS = [
  ['text', 'canvas'],
  ['text-muted', 'surface'],
  ['accent-text', 'accent-subtle'],
  ['on-accent', 'accent'],
  ['link', 'surface-sunken'],
  ['on-brand', 'brand-bg'],
  ['on-brand-muted', 'brand-bg'],
  ['success-text', 'success-surface-strong'],
  ['warning-text', 'warning-surface-strong'],
  ['error-text', 'error-surface-strong'],
  ['info-text', 'info-surface-strong'],
  ['plum-text', 'plum-surface-strong'],
  ['on-companion-subtle', 'companion-subtle'],
  ['on-mark', 'mark'],
] as const;

/** Roles in the pairs they are made for. The contrast of every pair is checked by `tokens/tokens.test.mjs`. */
export const Pairs: Story = {
  render: () => (
    <ul className="grid gap-2 tablet:grid-cols-2 desktop:grid-cols-3">
      {PAIRS.map(([front, back]) => (
        <li
          key={`${front} ${back}`}
          className="rounded-md border border-line px-4 py-3"
          style={{ color: `var(--${front})`, background: `var(--${back})` }}
        >
          {front} on {back}
        </li>
      ))}
    </ul>
  ),
};

export const PairsInHighContrast: Story = { ...Pairs, globals: { contrast: 'high' } };
