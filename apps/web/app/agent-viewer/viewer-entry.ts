import '../styles/tokens.css';
import './viewer.css';
import { openDocument } from './open-document.ts';
import { Viewer } from './viewer.ts';
import { showFailure, showWaiting } from './viewer-words.ts';
import { withinTime } from './within-time.ts';

const place = document.querySelector<HTMLElement>('#viewer');

/** The server's page has the address of the document's bytes, its name, and its download link. */
async function show(at: HTMLElement, content: string): Promise<void> {
  showWaiting(at);
  const opened = openDocument(content);
  try {
    const pdf = await withinTime(opened.document);
    const viewer = new Viewer(at, pdf, (cause) => {
      opened.close();
      showFailure(at, cause);
    });
    await viewer.start();
  } catch (cause) {
    opened.close();
    showFailure(at, cause);
  }
}

if (place?.dataset.content) void show(place, place.dataset.content);
