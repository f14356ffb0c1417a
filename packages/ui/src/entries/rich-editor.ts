// The editor of formatted text.

export type { ImageRefusal } from '../forms/rich-editor/image-refusal';
export { RichEditor, type RichEditorProps } from '../forms/rich-editor/rich-editor';
