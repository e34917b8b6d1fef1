import { useEffect, useState } from "react";
import { createAnnouncer } from "../announcements.ts";
import type { ChatRoom } from "../chat-room.ts";

/** Announces new messages to screen readers, politely and summed up when many come. */
export function Announcer({ room }: { room: ChatRoom | null }) {
  const [text, setText] = useState("");
  useEffect(() => {
    if (room === null) return;
    const announcer = createAnnouncer(setText);
    const stop = room.listen(announcer.add);
    return () => {
      stop();
      announcer.close();
    };
  }, [room]);
  return (
    <p className="sr-only" role="status" data-testid="chat-announcer">
      {text}
    </p>
  );
}
