import type { Clause } from '@urzad/grants';
import type { BlankBlock, BlankSection } from '../../documents/document-renderer';

// Short names for the parts of a public document, so that its text reads as a text.

export function section<Blocks extends BlankBlock[]>(
  title: string,
  ...blocks: Blocks
): BlankSection & { blocks: Blocks[number][] } {
  return { title, blocks };
}

export function statements(...clauses: readonly Clause[]) {
  return {
    kind: 'statements' as const,
    items: clauses.map((clause) => (typeof clause === 'string' ? { text: clause, points: [] } : clause)),
  };
}

export function fields(...rows: string[]): BlankBlock {
  return { kind: 'fields', rows };
}

export function choices(question: string, ...options: string[]): BlankBlock {
  return { kind: 'choices', question, options };
}

export function signature(text: string) {
  return { kind: 'signature' as const, text };
}
