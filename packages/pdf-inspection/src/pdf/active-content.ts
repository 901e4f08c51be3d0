import { type Refusal, refusals } from '../refusal.ts';
import type { Keyword, WatchedName } from './watched-words.ts';

/** Refused wherever it stands outside strings and data: as a key, as an action's type, as a name tree. */
const always: Partial<Record<WatchedName, Refusal>> = {
  JavaScript: refusals.script,
  OnInstantiate: refusals.script,
  Launch: refusals.launch,
  EmbeddedFile: refusals.attachment,
  EmbeddedFiles: refusals.attachment,
  FileAttachment: refusals.attachment,
  RichMedia: refusals.attachment,
};

/** Refused as a key with a value. */
const withValue: Partial<Record<WatchedName, Refusal>> = {
  JS: refusals.script,
  // The form's parts are streams like any other, seen before this key; and what shows such forms runs their scripts.
  XFA: refusals.interactiveForm,
  EF: refusals.attachment,
};

/**
 * Watches tokens for what acts by itself. /OpenAction and /AA need no rule: what they do is said by names below them,
 * and a plain /GoTo is common and harmless.
 */
export class ActiveContent {
  #waiting: Refusal | undefined;

  name(name: WatchedName | ''): Refusal | undefined {
    this.#waiting = name === '' ? undefined : withValue[name];
    return name === '' ? undefined : always[name];
  }

  /** A word, a string, an array or a dictionary: the value of the name before. */
  value(keyword: Keyword | '' = ''): Refusal | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return keyword === 'null' || keyword === 'false' ? undefined : waiting;
  }

  /** The end of a dictionary or an array: the name before was itself a value. */
  close(): void {
    this.#waiting = undefined;
  }
}
