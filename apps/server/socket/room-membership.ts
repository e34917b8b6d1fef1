/** The rooms of a socket: its player's, its language's and one for each blocked sender. */
import type { Services } from "@emberlode/api";
import { blockRoom, type GameSocket, languageRoom, playerRoom } from "./game-socket.ts";

/**
 * Returns a function that joins a socket to its rooms, and again after its player's blocks changed.
 */
export function createRoomJoiner({ liveData }: Pick<Services, "liveData">) {
  async function updateRooms(socket: GameSocket): Promise<void> {
    const { playerId, language } = socket.data;
    const blockRooms = (await liveData.blockedSenders(playerId)).map(blockRoom);
    for (const room of socket.data.blockRooms)
      if (!blockRooms.includes(room)) await socket.leave(room);
    socket.data.blockRooms = blockRooms;
    await socket.join([playerRoom(playerId), languageRoom(playerId, language), ...blockRooms]);
  }

  return function join(socket: GameSocket): Promise<void> {
    const joined = socket.data.roomUpdate.then(() => updateRooms(socket));
    // The next update waits for this one, also after a failure.
    socket.data.roomUpdate = joined.catch(() => {});
    return joined;
  };
}
