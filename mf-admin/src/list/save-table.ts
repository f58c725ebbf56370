/** In milliseconds: a browser that asks where to save needs the address until then. */
const keep = 60_000;

/** Gives a table to the person as a file. */
export function saveTable(table: Blob, name: string): void {
  const url = URL.createObjectURL(table);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keep);
}
