/** Keeps the browser from opening a file that is dropped beside its field, in place of the page. */
export function preventFileDrops(): void {
  const prevent = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', prevent);
  document.addEventListener('drop', prevent);
}
