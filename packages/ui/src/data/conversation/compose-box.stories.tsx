import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip, Send } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Checkbox } from '../../forms/fields/checkbox/checkbox';
import { RadioSwitch } from '../../forms/fields/radio-switch/radio-switch';
import { TextArea } from '../../forms/fields/text-area/text-area';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { ComposeBox } from './compose-box';

const READY = [
  { id: 'received', name: 'Dostaliśmy', text: 'Dzień dobry,\ndziękujemy za wiadomość.' },
  { id: 'missing', name: 'Brakuje danych', text: 'Dzień dobry,\npotrzebujemy jeszcze danych.' },
  { id: 'document', name: 'Brakuje dokumentu', text: 'Dzień dobry,\nproszę o dokument.' },
  { id: 'settled', name: 'Załatwione', text: 'Dzień dobry,\nsprawa jest załatwiona.' },
];

const meta = {
  title: 'Data/ComposeBox',
  component: ComposeBox,
  args: { label: 'Twoja odpowiedź', children: null },
  decorators: [(Story) => <div className="u:max-w-narrow">{Story()}</div>],
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'press a ready answer', 'TakesAReadyAnswer']],
      roles: 'region named by its label; the ready answers are a named list of buttons',
      reads: '„Twoja odpowiedź, region. Gotowe odpowiedzi, lista, 4 elementy. Dostaliśmy, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ComposeBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The answer of a person. */
export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: {
    children: (
      <TextArea
        label="Twoja odpowiedź"
        hint="Na przykład: Ola chodzi do żłobka do 26 lutego."
        maxLength={4000}
      />
    ),
    start: (
      <Button variant="quiet" icon={Paperclip}>
        Dołącz dokument
      </Button>
    ),
    end: <Button icon={Send}>Wyślij odpowiedź</Button>,
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Twoja odpowiedź' });
    await expect(within(box).getByRole('button', { name: 'Wyślij odpowiedź' })).toBeVisible();
    await expect(within(box).queryByRole('list')).toBeNull();
  },
};

/** The answer of an officer, with every slot. */
export const OfAnOffice: Story = {
  tags: ['picture'],
  render: (args) => <OfficeBox {...args} />,
};

export const TakesAReadyAnswer: Story = {
  render: (args) => <OfficeBox {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ready = canvas.getByRole('list', { name: 'Gotowe odpowiedzi' });
    const area = canvas.getByRole('textbox', { name: 'Treść' });
    await hand.click(within(ready).getByRole('button', { name: 'Dostaliśmy' }));
    await expect(area).toHaveValue(READY[0]?.text);
    await hand.tab();
    await expect(within(ready).getByRole('button', { name: 'Brakuje danych' })).toHaveFocus();
    await hand.keyboard('{Enter}');
    await expect(area).toHaveValue(READY[1]?.text);
    await hand.tab();
    await hand.keyboard(' ');
    await expect(area).toHaveValue(READY[2]?.text);
  },
};

/** The ready answers scroll in their line; the page does not. */
export const Long: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  render: (args) => <OfficeBox {...args} />,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const last = canvas.getByRole('button', { name: 'Załatwione' });
    await expect(last.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth);
    last.focus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  render: (args) => <OfficeBox {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ready answers' })).toBeVisible();
  },
};

function OfficeBox(args: ComponentProps<typeof ComposeBox>) {
  const [text, setText] = useState('');

  return (
    <ComposeBox
      {...args}
      head={
        <RadioSwitch
          label="Rodzaj pisma"
          name="letter"
          defaultValue="answer"
          options={[
            { name: 'Odpowiedź', value: 'answer' },
            { name: 'Notatka', value: 'note' },
          ]}
        />
      }
      ready={READY}
      onReady={(id) => setText(READY.find((one) => one.id === id)?.text ?? '')}
      files={<p className="u:text-sm u:text-muted">Nie ma dołączonych plików.</p>}
      start={<Checkbox label="Czekaj na odpowiedź" />}
      end={
        <Button variant="primary" icon={Send}>
          Wyślij odpowiedź
        </Button>
      }
    >
      <TextArea label="Treść" maxLength={4000} value={text} onValueChange={setText} />
    </ComposeBox>
  );
}
