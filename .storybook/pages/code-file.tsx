import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';

interface CodeFileProps {
  /** Its place in the project of the reader: `src/office.tsx`. */
  name: string;
  code: string;
}

/** A file of a page that tells how something is made. It is imported, so that it is compiled, checked and used as it is. */
export function CodeFile({ name, code }: CodeFileProps) {
  // A block of code does not follow the page by itself.
  const { base } = useTheme();
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>
        <code>{name}</code>
      </figcaption>
      <Source code={code.trim()} language={languageOf(name)} dark={base === 'dark'} />
    </figure>
  );
}

function languageOf(name: string) {
  if (name.endsWith('.tsx')) return 'tsx';
  if (name.endsWith('.html')) return 'html';
  if (name.endsWith('.json')) return 'json';
  return name.endsWith('.css') ? 'css' : 'typescript';
}
