/** Media query of the layout with columns; narrower windows get the phone layout. */
export const WIDE = "(min-width: 60rem)";
