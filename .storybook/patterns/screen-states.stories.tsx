import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, EmptyState, ErrorPage, PageHeading, Pending, Skeleton } from '@urzad/ui';
import { expect, within } from 'storybook/test';
import { Stack } from '../testing/spacing';

/**
 * Nothing yet, not here yet, not to be had: each says what is going on and what to do next, and keeps its place, so that
 * nothing jumps when the content comes.
 */
const meta = { title: 'Patterns/Screen states' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const HEADING = <PageHeading title="Moje zgłoszenia" />;

export const Empty: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      {HEADING}
      <EmptyState
        title="Nie masz jeszcze zgłoszeń"
        action={<Button variant="primary">Złóż zgłoszenie</Button>}
      >
        Pierwsze zajmie około 15 minut.
      </EmptyState>
    </Stack>
  ),
};

export const Loading: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      {HEADING}
      <Pending
        pending
        label="Wczytujemy Twoje zgłoszenia"
        placeholder={
          <Stack gap="space-3">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="block" />
          </Stack>
        }
      >
        {() => null}
      </Pending>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Wczytujemy Twoje zgłoszenia')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      {HEADING}
      <ErrorPage
        kind="500"
        level={2}
        title="Nie udało się wczytać zgłoszeń"
        onRetry={() => undefined}
        homeHref="#glowna"
        contact="(00) 123 45 61"
      />
    </Stack>
  ),
};
