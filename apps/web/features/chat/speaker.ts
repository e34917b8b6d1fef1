import type { ChatMessage, LoginPayload } from "@emberlode/contract";
import { chatNameColor } from "@emberlode/game";

/** The page's player in the chat. */
interface Speaker {
  _id: string;
  username: string;
}

/** The player with their role. */
export interface RankedSpeaker extends Speaker {
  role: LoginPayload["user"]["role"];
}

/**
 * A message as the page's player sees it: a guest who just took a name sees it on their own
 * messages before the server's event arrives.
 */
export function asSeenBy(user: RankedSpeaker, message: ChatMessage): ChatMessage {
  const { _id, username, role } = user;
  if (message.senderId !== _id || message.sender === username) return message;
  return { ...message, sender: username, color: chatNameColor(username, role) };
}
