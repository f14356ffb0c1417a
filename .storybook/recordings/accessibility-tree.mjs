/** @typedef {{ value?: unknown, relatedNodes?: { backendDOMNodeId: number }[] }} Value */
/**
 * A node as Chromium's protocol tells it.
 * @typedef {object} AxNode
 * @property {string} nodeId
 * @property {boolean} ignored
 * @property {string[]} [childIds]
 * @property {number} [backendDOMNodeId]
 * @property {Value} [role]
 * @property {Value} [name]
 * @property {Value} [description]
 * @property {Value} [value]
 * @property {{ name: string, value: Value }[]} [properties]
 */

/** States that are worth a word, in this order; of others every node has some. */
const STATES = [
  'level',
  'modal',
  'live',
  'atomic',
  'busy',
  'hasPopup',
  'expanded',
  'checked',
  'pressed',
  'selected',
  'required',
  'invalid',
  'readonly',
  'disabled',
  'multiselectable',
  'multiline',
  'autocomplete',
  'orientation',
  'valuemin',
  'valuemax',
  'valuetext',
  'keyshortcuts',
  'roledescription',
  'errormessage',
  'activedescendant',
  'focused',
];
/** What a node has unless it says otherwise. */
const PLAIN = new Set(['', 'false', 'none', '0']);
/** Worth a word also when they are off: what can be opened, ticked or pressed in. */
const SWITCHES = new Set(['expanded', 'checked', 'pressed']);
/** A box that says nothing of itself. */
const BOXES = new Set(['generic', 'none', 'RootWebArea']);

/**
 * The tree that Chromium gives to the system's accessibility interface, as text: of each node its role, name, description,
 * value and states. Boxes without a word of their own are left out.
 * @param {AxNode[]} nodes the root first @returns {string}
 */
export function treeAsText(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const names = new Map(nodes.map(({ backendDOMNodeId, name }) => [backendDOMNodeId, name?.value]));

  /** @param {AxNode} node @param {string} within the name and the value that its text has made @param {string} indent @returns {string[]} */
  const linesOf = (node, within, indent) => {
    const role = String(node.role?.value ?? '');
    if (role === 'InlineTextBox') return [];
    const name = textOf(node.name);
    if (role === 'StaticText')
      return name === '' || within.includes(name) ? [] : [`${indent}text ${quoted(name)}`];

    const words = node.ignored ? [] : wordsOf(node, names);
    const said = `${name} ${textOf(node.value)}`;
    const isShown = !node.ignored && (!BOXES.has(role) || words.length > 0);
    const line = `${indent}${[role, ...words].join(' ')}`;
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? linesOf(child, isShown ? said : within, isShown ? `${indent}  ` : indent) : [];
    });
    return isShown ? [line, ...children] : children;
  };

  const [root] = nodes;
  return root ? linesOf(root, '', '').join('\n') : '';
}

/** @param {AxNode} node @param {Map<number | undefined, unknown>} names @returns {string[]} */
function wordsOf(node, names) {
  const role = node.role?.value;
  // The name of the page is that of the test.
  const name = role === 'RootWebArea' ? '' : textOf(node.name);
  const description = textOf(node.description);
  const value = textOf(node.value);
  const states = role === 'RootWebArea' ? [] : STATES.flatMap((state) => stateOf(node, state, names));
  return [
    ...(name ? [quoted(name)] : []),
    ...(description ? [`described ${quoted(description)}`] : []),
    ...(value ? [`value ${quoted(value)}`] : []),
    ...(states.length > 0 ? [`[${states.join(', ')}]`] : []),
  ];
}

/** @param {AxNode} node @param {string} state @param {Map<number | undefined, unknown>} names @returns {string[]} */
function stateOf({ properties = [] }, state, names) {
  const value = properties.find(({ name }) => name === state)?.value;
  if (!value) return [];
  if (value.relatedNodes?.length)
    return [
      `${state} ${value.relatedNodes.map(({ backendDOMNodeId }) => quoted(names.get(backendDOMNodeId))).join(' ')}`,
    ];
  const says = String(value.value ?? '');
  if (PLAIN.has(says) && !SWITCHES.has(state)) return [];
  return [says === 'true' ? state : `${state} ${says}`];
}

/** @param {Value | undefined} value */
function textOf(value) {
  return String(value?.value ?? '')
    .replaceAll(/[\s ]+/g, ' ')
    .trim();
}

/** @param {unknown} text */
function quoted(text) {
  return `"${text ?? ''}"`;
}
