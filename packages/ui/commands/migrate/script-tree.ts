import { parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

/** A script as it was read, or why it was not. */
export type ScriptTree = { tree: File } | { fault: string };

/** A file of JavaScript or TypeScript, with or without JSX. It never throws: one file that cannot be read ends no run. */
export function parsed(path: string, text: string): ScriptTree {
  const isTyped = /\.[cm]?tsx?$/.test(path);
  const hasJsx = /\.(?:tsx|jsx?)$/.test(path);
  try {
    const tree = parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      plugins: [
        ...(isTyped ? (['typescript', 'decorators'] as const) : []),
        ...(hasJsx ? (['jsx'] as const) : []),
      ],
    });
    return { tree };
  } catch (reason) {
    return { fault: reason instanceof SyntaxError ? 'has a fault of syntax' : 'is nested too deep' };
  }
}

/**
 * Every node in the order of the text. It keeps its own list of what comes next: made code is nested deeper than functions
 * may call each other.
 * @param begin what is known above the root @param see answers what is known in the node
 */
export function walk<Known>(
  root: Node,
  begin: Known,
  see: (node: Node, parent: Node | undefined, known: Known) => Known,
) {
  const open: { node: Node; parent: Node | undefined; known: Known }[] = [
    { node: root, parent: undefined, known: begin },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    const known = see(node, next.parent, next.known);
    for (const child of childrenOf(node).reverse()) open.push({ node: child, parent: node, known });
  }
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** Comments have a place too, and hold nothing. */
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'start' in value &&
  value.type !== 'CommentBlock' &&
  value.type !== 'CommentLine';
