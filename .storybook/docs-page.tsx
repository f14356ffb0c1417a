import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { AccessibilityNotes } from '../packages/ui/src/internal/testing/accessibility-notes';
import { isForReaders } from './shown-stories';

/** The page of a widget: what it is, how it is used without a mouse or a screen, its props, its states. */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const primary = componentStories().find(({ name, tags, playFunction }) =>
    isForReaders({ name, tags, plays: Boolean(playFunction) }),
  )?.moduleExport;

  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {primary && <Canvas of={primary} />}
      <AccessibilitySection />
      {primary && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        <section aria-label="Props" tabIndex={0} style={{ overflowX: 'auto' }}>
          <Controls of={primary} />
        </section>
      )}
      <Stories includePrimary={false} />
    </>
  );
}

function AccessibilitySection() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const notes: AccessibilityNotes | undefined = preparedMeta.parameters.accessibility;
  if (!notes) return null;

  return (
    <section>
      <h2>Accessibility</h2>
      {notes.keys.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
              <th scope="col">Test</th>
            </tr>
          </thead>
          <tbody>
            {notes.keys.map(([key, does, story = 'none']) => (
              <tr key={`${key} ${does}`}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{does}</td>
                <td>{story}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl>
        <dt>Roles and names</dt>
        <dd>{notes.roles}</dd>
        <dt>What a screen reader says</dt>
        <dd lang="pl">{notes.reads}</dd>
      </dl>
    </section>
  );
}
