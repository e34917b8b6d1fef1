/** Whether a fight is for the factory, or only for half of what is in its store. */
export const CAPTURE_MODES = ["capture", "plunder"] as const;
export type CaptureMode = (typeof CAPTURE_MODES)[number];
