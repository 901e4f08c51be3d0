/** Lets a file field hold this file, or nothing: the browser tells its name to those who cannot see the page. */
export function showInInput(input: HTMLInputElement | null, file: File | undefined): void {
  if (!input || input.files?.[0] === file) return;
  if (!file) {
    input.value = '';
    return;
  }
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}
