/** Gives the reader a file. */
export function saveText(name: string, text: string): void {
  saveFile(new File([text], name, { type: 'text/plain' }));
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
