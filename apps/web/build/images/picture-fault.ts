/** What whoever put a picture there can mend: its message names the file and says what to do, and is all they need. */
export class PictureFault extends Error {}
