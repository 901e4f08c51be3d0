const PREFIX = Buffer.from('javascript:', 'latin1');

/**
 * Detects whether a string begins like a script address, while its bytes stream. Skips blanks and
 * byte order marks wherever they occur, as browsers and readers do with some of them.
 */
export class ScriptLink {
  /** -1 once it cannot be one. */
  #matched = -1;
  #octal = 0;
  #digits = 0;
  #nibble = -1;

  start(): void {
    this.#matched = 0;
    this.#digits = 0;
    this.#nibble = -1;
  }

  /** Whether the next byte matters. */
  get isOpen(): boolean {
    return this.#matched >= 0 && this.#matched < PREFIX.length;
  }

  /** After the string's last byte. */
  get isOne(): boolean {
    this.#endOctal();
    return this.#matched === PREFIX.length;
  }

  /** A byte of a literal string that follows no backslash. */
  plain(byte: number): void {
    if (this.#digits > 0 && this.#digits < 3 && byte >= 0x30 && byte <= 0x37) {
      this.#octal = this.#octal * 8 + byte - 0x30;
      this.#digits += 1;
      return;
    }
    this.#endOctal();
    this.#match(byte);
  }

  /** The byte after a backslash. */
  escaped(byte: number): void {
    this.#endOctal();
    if (byte >= 0x30 && byte <= 0x37) {
      this.#octal = byte - 0x30;
      this.#digits = 1;
    } else if (!/[nrtbf]/.test(String.fromCharCode(byte))) this.#match(byte);
  }

  /** A digit of a hexadecimal string. */
  hex(value: number): void {
    if (this.#nibble < 0) this.#nibble = value;
    else {
      this.#match(this.#nibble * 16 + value);
      this.#nibble = -1;
    }
  }

  #endOctal(): void {
    if (this.#digits > 0) this.#match(this.#octal & 255);
    this.#digits = 0;
  }

  #match(byte: number): void {
    if (!this.isOpen || byte <= 0x20 || byte === 0xfe || byte === 0xff) return;
    const small = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
    this.#matched = small === PREFIX[this.#matched] ? this.#matched + 1 : -1;
  }
}
