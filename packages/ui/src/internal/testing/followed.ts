import { fn } from 'storybook/test';

/** Counts how often a link is followed, for a story that presses it; the page stays where it is. */
export function followed(link: Element) {
  const follow = fn();
  link.addEventListener('click', (event) => {
    event.preventDefault();
    follow();
  });
  return follow;
}
