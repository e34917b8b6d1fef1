/** Minimum width of the layout with columns; below it is the phone layout. */
export const WIDE = "(min-width: 60rem)";
