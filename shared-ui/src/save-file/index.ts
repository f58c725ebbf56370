/** In milliseconds: a browser that asks where to save needs the address until then. */
const lifetime = 60_000;

/** Gives a file to the person, as a download of that name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), lifetime);
}
