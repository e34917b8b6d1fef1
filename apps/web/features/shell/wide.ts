/** From here on a page has columns; below it is a phone's. */
export const WIDE = "(min-width: 60rem)";
