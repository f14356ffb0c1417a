import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { attachedFilesPart } from '../../files/file-field/attached-files-part';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { objectsPart } from '../spec-field/objects-part';
import type { Container } from './testing/case';
import { HALVES, type Place, rowsIn } from './testing/every-field';
import { EMPTY_TEXT } from './testing/field-row';
import { controlsIn, focused, frame, isWhole, SOON } from './testing/look';
import { proveAll } from './testing/prove';
import { createStage, Stage } from './testing/stage';

const stage = createStage();

/**
 * Every type of field, proved alone and in one of the places that a form has for it, in both languages; with
 * `npm run audit -- stories` in all of them.
 */
const meta = {
  title: 'Forms/Every field in its place',
  component: Stage,
  // Tests, which a function makes: the index of Storybook does not see that they play.
  tags: ['!dev', '!autodocs'],
  args: { stage },
  // A proof holds on to the control that it has found.
  beforeEach: async () => void (await Promise.all([objectsPart.load(), attachedFilesPart.load()])),
  parameters: {
    accessibility: {
      keys: [['Enter', 'sends the form from any line', 'IsSentFromAnyLine']],
      roles:
        'those of the fields: each names its error as its description, be it its own or that of the group around it',
      reads: '„PESEL, edycja, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

const isAudit = import.meta.env.STORYBOOK_AUDIT === 'yes';

/** Types in one container, at the width of the story; a failure names both. */
const proves = (container: Container, half: keyof typeof HALVES, place?: Place): Story => ({
  play: async () => {
    const rows = isAudit || !place ? HALVES[half] : rowsIn(place, half);
    expect(await proveAll(stage, container, rows)).toEqual([]);
  },
});
const phone = { globals: { viewport: { value: 'phone' } } };

export const Alone = proves('alone', 'typed');
export const AloneOther = proves('alone', 'other');
export const InAClosedTab = proves('tab', 'typed', 'tab');
export const InAClosedTabOther = proves('tab', 'other', 'tab');
export const InASideModal = proves('panel', 'typed', 'panel');
export const InASideModalOther = proves('panel', 'other', 'panel');
export const InAPhoneSheet: Story = { ...proves('panel', 'typed', 'sheet'), ...phone };
export const InAPhoneSheetOther: Story = { ...proves('panel', 'other', 'sheet'), ...phone };
export const InAConditionalSection = proves('condition', 'typed', 'condition');
export const InAConditionalSectionOther = proves('condition', 'other', 'condition');
/** Without a form library: `name`, `ref` and the browser's own submit and reset. */
export const InAPlainForm = proves('plain', 'typed', 'plain');
export const InAPlainFormOther = proves('plain', 'other', 'plain');

/** The form refuses the empty answer, so it was sent. Text of several lines takes Enter itself. */
export const IsSentFromAnyLine: Story = {
  play: async () => {
    for (const row of HALVES.typed) {
      stage.show({ case: undefined });
      stage.show({ case: { row, container: 'alone', proof: 'correction' } });
      await waitFor(() => expect(frame()).toBeVisible(), SOON);
      await isWhole(row);
      const line = controlsIn(frame()).find(
        (control) => control instanceof HTMLInputElement && control.type !== 'range',
      );
      if (!line) continue;
      line.focus();
      await hand.keyboard('{Enter}');
      await expect(await within(frame()).findByText(EMPTY_TEXT.pl), row.type).toBeVisible();
      await expect(frame()).toContainElement(focused());
    }
    stage.show({ case: undefined });
  },
};
