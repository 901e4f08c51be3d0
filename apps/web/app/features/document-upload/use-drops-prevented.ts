import { useEffect } from 'react';

/** A file dropped beside its place would otherwise be opened by the browser, in place of the page. */
export function useDropsPrevented(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', prevent);
    document.addEventListener('drop', prevent);
    return () => {
      document.removeEventListener('dragover', prevent);
      document.removeEventListener('drop', prevent);
    };
  }, []);
}
