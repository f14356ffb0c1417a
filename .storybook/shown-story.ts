/** The story shown last. The preview notes it; the pictures, taken outside Storybook's own hooks, read it. */
export const shownStory: { id: string; tags: readonly string[]; layout: string } = {
  id: '',
  tags: [],
  layout: 'padded',
};
