export const agreement = () => new File(['%PDF-1.7'], 'umowa-2024.pdf', { type: 'application/pdf' });

export function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('The drop area has no file input: the chooser could not be opened.');
  return input;
}

export function areaOf(canvasElement: HTMLElement): Element {
  const area = inputOf(canvasElement).parentElement;
  if (!area) throw new Error('The file input stands outside its drop area: files could not be dropped.');
  return area;
}

export function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Files chosen in the chooser of the system. What they cause at once has happened when it returns. */
export function choose(input: HTMLInputElement, ...files: File[]) {
  input.files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The events of a browser while files are dragged in from the desktop. */
export function drag(type: 'dragenter' | 'dragover' | 'drop', area: Element, ...files: File[]): DragEvent {
  const given = { bubbles: true, cancelable: true, dataTransfer: transferOf(files) };
  const event = new DragEvent(type, given);
  area.dispatchEvent(event);
  return event;
}

export function leave(area: Element, to: Element) {
  const dataTransfer = transferOf([agreement()]);
  area.dispatchEvent(new DragEvent('dragleave', { bubbles: true, dataTransfer, relatedTarget: to }));
}
