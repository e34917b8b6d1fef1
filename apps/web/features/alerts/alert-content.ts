import type { Alert } from "@emberlode/contract";
import { plainText } from "../site-text/markdown.ts";

/** What an alert says. Announcements are Markdown, and alerts are pressed as a whole. */
export const alertContent = ({ kind, content }: Alert): string =>
  kind === "text" ? plainText(content) : content;
