/** Characters of an announcement in one language. */
export const ANNOUNCEMENT_TITLE_MAX_LENGTH = 80;
export const ANNOUNCEMENT_CONTENT_MAX_LENGTH = 600;
