/** Sets or clears the file of an input. The browser then announces its name to screen readers. */
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
