/** The class of a picture's element, for which the build writes a rule: its blurred likeness and its focus. */
export const pictureClass = (name: string) => `pic-${name}`;
