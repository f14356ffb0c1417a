import { readFileSync } from 'node:fs';
import { llmsFiles } from './llms';
import { manifest } from './manifest';

/** What the build lays beside the modules of @urzad/ui for tools that read about components, and for language models. */
export function manifestFiles(): { name: string; text: string }[] {
  const made = manifest();

  return [
    { name: 'components.json', text: `${JSON.stringify(made)}\n` },
    ...llmsFiles(made, readFileSync('packages/ui/README.md', 'utf8')),
  ];
}
