import { DOMParser, Slice } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { ImageRefusal } from './image-refusal';
import { tidyPaste } from './tidy-paste';

/** Callbacks for the images and files of a paste or a drop. */
export interface TakeInPorts {
  onFiles: (files: readonly File[]) => void;
  onRefused: (refusals: readonly ImageRefusal[]) => void;
}

/**
 * Paste and drop. ProseMirror would make nodes of the text before it is cleaned, which a page with trusted types
 * forbids, so HTML and files are handled here; plain text and moves within the editor are ProseMirror's.
 */
export function takeIn(ports: () => TakeInPorts) {
  return {
    paste(view: EditorView, event: ClipboardEvent) {
      return event.clipboardData ? take(view, event, event.clipboardData, ports()) : false;
    },
    drop(view: EditorView, event: DragEvent) {
      if (view.dragging || !event.dataTransfer || !view.editable) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) {
        const near = TextSelection.near(view.state.doc.resolve(at.pos));
        view.dispatch(view.state.tr.setSelection(near));
      }
      return take(view, event, event.dataTransfer, ports());
    },
  };
}

function take(view: EditorView, event: ClipboardEvent | DragEvent, data: DataTransfer, ports: TakeInPorts) {
  if (!view.editable) return false;
  const html = data.getData('text/html');
  const files = [...data.files];
  const isText = data.getData('text/plain').trim() !== '';
  // The clipboard of a spreadsheet has the cells as a picture too: the text is used.
  if (files.length > 0 && !(html && isText)) {
    event.preventDefault();
    ports.onFiles(files);
    return true;
  }
  if (!html) return false;

  event.preventDefault();
  insert(view, event, html, ports);
  return true;
}

function insert(
  view: EditorView,
  event: ClipboardEvent | DragEvent,
  html: string,
  { onRefused }: TakeInPorts,
) {
  const { fragment, refusals } = tidyPaste(html);
  const { $from } = view.state.selection;
  const { content } = DOMParser.fromSchema(view.state.schema).parseSlice(fragment, { context: $from });
  // A table is inserted as a table, not as the text of its cells.
  const slice = Slice.maxOpen(content, false);
  // Cells into a table, an address onto selected text: the extensions of the editor handle such a paste.
  const isHandled =
    event instanceof ClipboardEvent && view.someProp('handlePaste', (handle) => handle(view, event, slice));

  if (!isHandled) {
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
    goOnAfterNode(view);
  }
  if (refusals.length > 0) onRefused(refusals);
}

/** An inserted image is not selected, or the next letter would replace it. */
export function goOnAfterNode(view: EditorView) {
  const { selection, doc, tr } = view.state;
  if (!(selection instanceof NodeSelection)) return;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(selection.to), 1)));
}
