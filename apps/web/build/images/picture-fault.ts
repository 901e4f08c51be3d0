/** A fault that the owner of a picture can fix. Its message names the file and says what to do. */
export class PictureFault extends Error {}
