import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '@urzad/domain';
import { expect } from 'storybook/test';
import { PAIR_GROUPS } from '../../../tokens/contrast-pairs';
import { hand } from '../../internal/testing/hand';
import { ColorRoles } from './testing/color-roles';
import { FoundationPage } from './testing/foundation-page';

const meta = { title: 'Foundations/Colors' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const STEPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const SCALES = ['neutral', 'accent', 'companion', 'success', 'warning', 'error', 'info', 'plum'];

/** Steps of each scale. A widget never uses a step, only a role; illustrations may. */
export const Scales: Story = {
  tags: ['picture'],
  render: () => (
    <dl className="u:grid u:gap-4">
      {SCALES.map((scale) => (
        <div key={scale}>
          <dt className="u:text-sm u:font-semibold">{scale}</dt>
          <dd className="u:flex u:flex-wrap u:gap-1">
            {STEPS.map((step) => (
              <span key={step} className="u:grid u:justify-items-center u:text-xs u:text-muted">
                <span
                  className="u:size-12 u:rounded-md u:border u:border-line"
                  style={{ background: `var(--urzad-${scale}-${step})` }}
                />
                {step}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    const shown = (scale: string) => {
      const steps = canvas.getByText(scale).nextElementSibling?.querySelectorAll('span > span') ?? [];
      return new Set([...steps].map((step) => getComputedStyle(step).backgroundColor));
    };
    for (const scale of SCALES) await expect(shown(scale).size).toBe(STEPS.length);
  },
};

/**
 * Roles in the pairs they are made for, measured as the browser renders them; `tools/library/contrast.test.ts` checks the
 * same list.
 */
export const Roles: Story = {
  tags: ['shown'],
  render: () => (
    <FoundationPage
      title="Colour roles"
      lead="A widget names what a colour is for, never the colour. Each cell shows the weakest of a role's pairs, its contrast as this browser measures it, and what it must reach (WCAG 2.2 AA; more in high contrast)."
    >
      <ColorRoles />
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const rows = PAIR_GROUPS.flatMap((group) => group.rows).length;
    // By label and text: a query by role takes seconds in a table of a thousand nodes.
    for (const accent of ['Green', 'Orange', 'Blue', 'Purple']) {
      await hand.click(canvas.getByLabelText(accent));
      await expect(canvas.getByLabelText(accent)).toBeChecked();

      await expect(canvas.getByText(/pairs measured/)).toHaveTextContent('none is too weak');
      await expect(canvas.getAllByText(/^of (3|4\.5|7)$/)).toHaveLength(rows * 4);
    }
    // The ratio of a cell against the two colours of its own sample.
    const row = canvas.getAllByText('on-error')[0]?.closest('tr');
    const sample = row?.querySelector('[data-scheme]');
    if (!row || !sample) throw new Error('The row has no sample.');
    const { color, backgroundColor } = getComputedStyle(sample);
    await expect(row).toHaveTextContent(`${contrast(color, backgroundColor).toFixed(2)} of 4.5`);
  },
};
