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
import { storyNameFromExport } from 'storybook/internal/csf';
import type { AccessibilityNotes } from '../packages/ui/src/internal/testing/accessibility-notes';
import { guidanceOn } from './guidance/uses/uses';
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
      <UseSection />
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

/** The test as a page of its own: the sidebar hides tests. One of another file is named only. */
function TestLink({ name, stories }: { name: string; stories: readonly { id: string; name: string }[] }) {
  const id = stories.find((story) => story.name === storyNameFromExport(name))?.id;
  if (id === undefined) return name;
  return (
    <a href={`./iframe.html?id=${id}&viewMode=story`} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

/** A text with names of code in backticks. */
function Words({ children }: { children: string }) {
  return children.split('`').map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part));
}

function UseSection() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const use = guidanceOn(preparedMeta.title);
  if (!use) return null;

  return (
    <section>
      <h2>When to use it</h2>
      <p>
        <Words>{use.when}</Words>
      </p>
      <p>
        <Words>{`${use.not} ${use.instead}`}</Words>
      </p>
    </section>
  );
}

function AccessibilitySection() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
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
                <td>
                  <TestLink name={story} stories={componentStories()} />
                </td>
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
