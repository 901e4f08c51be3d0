/** The file with the captions of all photos in its folder. */
export const CAPTIONS_FILE = 'captions.txt';

/** A line of the captions file. */
export interface Caption {
  /** Counted from 1. */
  readonly line: number;
  /** The photo's name in small letters, without its ending; '' for a line that names none. */
  readonly photo: string;
  /** The text after the name, as in the photo's own text file. */
  readonly text: string;
}

/** Lines of `captions.txt`: `01: The house from the street`, optionally `Focus: 60% 40%`. */
export const captionsIn = (file: string): readonly Caption[] =>
  file
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .flatMap((whole, at) => {
      if (whole.trim() === '') return [];
      const [, name = '', words = ''] =
        /^\s*([^:]+?)(?:\.(?:jpe?g|png|webp|avif))?\s*:\s*(.*)$/i.exec(whole) ?? [];
      const text = words
        .trim()
        .replace(/\s*\b(focus:\s*\d+\s*%?[\s,]+\d+\s*%?)$/i, '\n$1')
        // The content's own files want quotation marks around a text with a colon.
        .replace(/^"([^"]*)"(?=\n|$)/, '$1');
      return [{ line: at + 1, photo: name.toLowerCase(), text }];
    });
