import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

const SITUATIONS = [
  { value: 'single', label: 'Wychowuję dziecko samodzielnie' },
  { value: 'disability', label: 'Dziecko ma orzeczenie', description: 'Dołączysz kopię orzeczenia.' },
  { value: 'large', label: 'Mamy troje lub więcej dzieci' },
];
const WITH_ONE_CLOSED = [...SITUATIONS, { value: 'none', label: 'Nic z tego', disabled: true }];

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Co Was dotyczy?', name: 'situation', options: SITUATIONS, onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes from box to box', 'Default'],
        [
          'Space',
          'ticks or clears the box; on a button, all the boxes; on the line of a folded list, opens and closes it',
          'Default',
        ],
      ],
      roles:
        'group named by its legend, in which „pole wymagane” is said where it is; each box is a checkbox described by its own text',
      reads:
        '„Co Was dotyczy? (pole wymagane), grupa. Dziecko ma orzeczenie, pole wyboru, niezaznaczone, Dołączysz kopię orzeczenia.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: /Co Was dotyczy/ })).toHaveAccessibleName(/pole wymagane/);
    await hand.click(canvas.getByRole('checkbox', { name: 'Dziecko ma orzeczenie' }));
    await hand.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Mamy troje lub więcej dzieci' })).toHaveFocus();
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['disability', 'large']);
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['disability']);
  },
};

export const PicksAllAndNone: Story = {
  args: { hasPickAll: true, options: WITH_ONE_CLOSED, defaultValue: ['single'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('button', { name: 'Wybierz wszystkie' });
    await hand.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['single', 'disability', 'large']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Wybrano 3 z 4');
    await expect(all).toHaveFocus();
    await hand.click(all);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await hand.click(canvas.getByRole('button', { name: 'Odznacz wszystkie' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  },
};

function Controlled(props: CheckboxGroupProps) {
  const [value, setValue] = useState<readonly string[]>(['large']);
  return <CheckboxGroup {...props} value={value} onValueChange={setValue} />;
}

export const PicksAllWhenControlled: Story = {
  args: { hasPickAll: true },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Wybierz wszystkie' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await hand.click(canvas.getByRole('checkbox', { name: 'Dziecko ma orzeczenie' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await hand.click(canvas.getByRole('button', { name: 'Odznacz wszystkie' }));
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  },
};

interface InFormProps extends CheckboxGroupProps {
  onSend: (values: { situation: string[] }) => void;
}

function InForm({ onSend, ...props }: InFormProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { situation: ['large'] } });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <CheckboxGroup {...props} {...register('situation')} />
      <button type="submit">Wyślij</button>
    </form>
  );
}

const onSend = fn();

export const PicksAllInAFormLibrary: Story = {
  args: { hasPickAll: true },
  render: (args) => <InForm {...args} onSend={onSend} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Wybierz wszystkie' }));
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() =>
      expect(onSend).toHaveBeenLastCalledWith({ situation: ['single', 'disability', 'large'] }),
    );
  },
};

/** A select of several answers. */
export const FoldsALongList: Story = {
  args: { isFolded: true, hasPickAll: true, defaultValue: ['large'] },
  render: (args) => (
    <form aria-label="Zgłoszenie">
      <CheckboxGroup {...args} />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByText(/Wybrano/).closest('summary') as HTMLElement;
    await expect(line).toHaveTextContent('Wybrano 1 z 3: Mamy troje lub więcej dzieci');
    await expect(canvas.getByLabelText('Dziecko ma orzeczenie')).not.toBeVisible();
    await hand.click(line);
    await hand.click(canvas.getByRole('checkbox', { name: 'Wychowuję dziecko samodzielnie' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['single', 'large']);
    await waitFor(() =>
      expect(line).toHaveTextContent('Wybrano 2 z 3: Wychowuję dziecko samodzielnie, Mamy'),
    );
    await hand.click(canvas.getByRole('button', { name: 'Odznacz wszystkie' }));
    await waitFor(() => expect(line).toHaveTextContent('Wybrano 0 z 3'));
    await expect(new FormData(canvas.getByRole('form')).getAll('situation')).toEqual([]);
    await hand.click(canvas.getByText('Cofnij'));
    await waitFor(() => expect(line).toHaveTextContent('Wybrano 1 z 3'));
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-6 u:tablet:grid-cols-2">
      <CheckboxGroup label="Co Was dotyczy?" options={SITUATIONS} defaultValue={['disability']} hasPickAll />
      <CheckboxGroup label="Co Was dotyczy?" options={SITUATIONS} required error="Pole jest wymagane" />
      <CheckboxGroup
        label="Co Was dotyczy?"
        options={SITUATIONS}
        defaultValue={['single']}
        hasPickAll
        disabled
      />
      <CheckboxGroup
        label="Co Was dotyczy?"
        options={SITUATIONS}
        defaultValue={['single', 'large']}
        readOnly
      />
      <CheckboxGroup
        label="Co Was dotyczy?"
        options={SITUATIONS}
        defaultValue={['single', 'large']}
        isFolded
      />
    </div>
  ),
};
