/** Prints a text alone, without the page around it: in a frame that is removed afterwards. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow: view } = frame;
  if (!view) return;

  const heading = view.document.createElement('h1');
  heading.textContent = title;
  const content = view.document.createElement('pre');
  content.textContent = text;
  view.document.title = title;
  view.document.body.append(heading, content);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
