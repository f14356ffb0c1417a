/** A generated photo: a face on a plain wall. */
export async function photoOf(name: string, width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('The browser has no canvas.');
  brush.fillStyle = '#cfe3f5';
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = '#c98f5f';
  brush.beginPath();
  brush.arc(width / 2, height / 2, height / 3, 0, 2 * Math.PI);
  brush.fill();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
}
