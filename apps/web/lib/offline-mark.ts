/** Attribute of the root element when the service worker answered because the server did not. */
export const OFFLINE_MARK = "data-offline";
