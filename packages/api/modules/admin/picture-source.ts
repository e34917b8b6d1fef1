/**
 * What the team's pages show of a picture: its address, or the picture itself if the team removed
 * it.
 */
import type { Database } from "@emberlode/db";
import { findStored } from "../../platform/pictures/pictures.queries.ts";

interface StoredPicture {
  address: string;
  bytes: Uint8Array;
  removedAt: number | null;
}

export const pictureSource = ({ address, bytes, removedAt }: StoredPicture): string =>
  removedAt === null ? address : `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`;

/** The source of the picture at an address; empty if it is no longer stored. */
export async function findPictureSource(db: Database, address: string): Promise<string> {
  const stored = await findStored(db, address);
  return stored === null ? "" : pictureSource(stored);
}
